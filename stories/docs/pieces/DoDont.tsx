import styled from '@emotion/styled';
import { maxWidthQuery, radius, role, useLocale } from '@mashrabiya/ui';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Combination } from './Combination.tsx';

interface Side {
  /** Live example. */
  show: ReactNode;
  why: string;
}

export interface DoDontProps {
  good: Side;
  bad: Side;
  /** Maximum width in pixels. */
  width?: number;
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 16,
  rowGap: 0,
  marginBlockEnd: 24,
  '& > figure': { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: 0, minInlineSize: 0 },
  '& > figure > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    padding: 24,
    minInlineSize: 0,
    border: `1px solid ${role.line}`,
    borderBlockEnd: 0,
    borderStartStartRadius: radius.card,
    borderStartEndRadius: radius.card,
    backgroundColor: role.background,
  },
  '& > figure > figcaption': {
    display: 'grid',
    gridTemplateColumns: '20px 1fr',
    gap: 10,
    padding: 16,
    border: `1px solid ${role.line}`,
    borderBlockStart: '3px solid currentColor',
    borderEndStartRadius: radius.card,
    borderEndEndRadius: radius.card,
    backgroundColor: role.surface,
  },
  '& > .good > figcaption': { color: role.success },
  '& > .bad > figcaption': { color: role.error },
  '& > figure > figcaption > svg': { marginBlockStart: 2 },
  '& > figure > figcaption > p': { color: role.ink },
  [`@media ${maxWidthQuery('tablet')}`]: {
    gridTemplateColumns: '1fr',
    '& > figure + figure': { marginBlockStart: 16 },
    '& > figure > div': { padding: 16 },
  },
});

/** Good and bad live example side by side, in the toolbar's language. */
export function DoDont({ good, bad, width = 360 }: DoDontProps) {
  return (
    <Root>
      <Shown {...good} verdict="Do" width={width} />
      <Shown {...bad} verdict="Don’t" width={width} />
    </Root>
  );
}

function Shown({ show, why, verdict, width }: Side & { verdict: 'Do' | 'Don’t'; width: number }) {
  const { language } = useLocale();
  const isGood = verdict === 'Do';
  const Icon = isGood ? CircleCheck : CircleX;
  return (
    <figure className={isGood ? 'good' : 'bad'}>
      <div>
        <Combination language={language} style={{ inlineSize: '100%', maxInlineSize: width, marginInline: 'auto' }}>
          {show}
        </Combination>
      </div>
      <figcaption>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
        <p>
          <strong>{verdict}.</strong> {why}
        </p>
      </figcaption>
    </figure>
  );
}
