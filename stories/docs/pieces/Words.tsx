import styled from '@emotion/styled';
import type { Language } from '@mashrabiya/i18n';
import { maxWidthQuery, radius, role } from '@mashrabiya/ui';
import { CircleCheck, CircleX } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Combination } from './Combination.tsx';

type GoodAndBad = readonly [good: ReactNode, bad: ReactNode];

export interface WordsProps {
  /** One sentence. */
  rule: ReactNode;
  ar: GoodAndBad;
  en: GoodAndBad;
}

const Root = styled('div')({
  marginBlockEnd: 28,
  '& > p': { maxInlineSize: '68ch', marginBlockEnd: 12 },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    overflow: 'hidden',
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
  },
  '& .side': { padding: 20, minInlineSize: 0 },
  '& .side + .side': { borderInlineStart: `1px solid ${role.line}` },
  '& dl': { display: 'grid', gridTemplateColumns: '20px 1fr', columnGap: 12, rowGap: 14 },
  '& dt': { paddingBlockStart: '0.3em' },
  '& .good': { color: role.success },
  '& .bad': { color: role.error },
  '& dd': { minInlineSize: 0 },
  '& dd.worse': { color: role.inkMuted },
  [`@media ${maxWidthQuery('tablet')}`]: {
    '& > div': { gridTemplateColumns: '1fr' },
    '& .side + .side': { borderInlineStart: 0, borderBlockStart: `1px solid ${role.line}` },
  },
});

/** Writing rule with good and bad examples in each language. */
export function Words({ rule, ar, en }: WordsProps) {
  return (
    <Root>
      <p>{rule}</p>
      <div>
        <Side language="en" words={en} />
        <Side language="ar" words={ar} />
      </div>
    </Root>
  );
}

const verdicts = {
  ar: ['نكتب', 'لا نكتب'],
  en: ['Write', 'Not'],
} as const;

function Side({ language, words }: { language: Language; words: GoodAndBad }) {
  return (
    <Combination className="side" language={language}>
      <dl>
        {words.map((text, index) => {
          const isGood = index === 0;
          const Icon = isGood ? CircleCheck : CircleX;
          return (
            <Fragment key={verdicts[language][index]}>
              <dt className={isGood ? 'good' : 'bad'}>
                <Icon role="img" aria-label={verdicts[language][index]} size={20} strokeWidth={1.75} />
              </dt>
              <dd className={isGood ? undefined : 'worse'}>{text}</dd>
            </Fragment>
          );
        })}
      </dl>
    </Combination>
  );
}
