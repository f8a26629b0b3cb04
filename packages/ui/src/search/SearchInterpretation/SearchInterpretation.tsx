import styled from '@emotion/styled';
import { ACTIONS, type Action } from '@mashrabiya/contract';
import { Info } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BidiText } from '../../foundation/text/BidiText.tsx';
import { Link } from '../../link/Link.tsx';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineHeight, radius, touchTarget, typeScale } from '../../theme/tokens.ts';

export interface SearchInterpretationProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Search text, if any of it became filters. */
  sentence?: string | undefined;
  /** Parsed filters, if nothing else on the page shows them. */
  filters?: readonly string[];
  /** Words that sort the results. */
  preferred?: string | undefined;
  /** Words that no property matches. */
  unused?: readonly string[];
  /** Search for the words as plain text. */
  plainHref?: string | undefined;
  /** Same search for sale or rent, if the sentence names neither. */
  getActionHref?: ((action: Action) => string) | undefined;
}

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 24,
  color: role.inkMuted,
  fontSize: typeScale.caption,
  '& p': { overflowWrap: 'anywhere', minInlineSize: 0 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: touchTarget,
    color: role.primary,
    fontWeight: fontWeight.medium,
  },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 6, inlineSize: '100%', paddingBlock: 6 },
  '& li': {
    paddingInline: 10,
    borderRadius: radius.chip,
    backgroundColor: role.primarySoft,
    color: role.ink,
    lineHeight: lineHeight.loose,
  },
  '& .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 12 },
  '& .textBlock': { display: 'flex', gap: 6, inlineSize: '100%', paddingBlock: 4, color: role.ink },
  '& .textBlock svg': { flex: 'none', marginBlockStart: 4, color: role.inkMuted },
});

/** Explains how a search text was parsed: filters, sort words, unused words; offers a plain text search. */
export function SearchInterpretation({
  sentence,
  filters = [],
  preferred,
  unused = [],
  plainHref,
  getActionHref,
  ...div
}: SearchInterpretationProps) {
  const { t } = useTranslation();
  const unusedText = unused.join(t('search:chip.joiner'));
  return (
    <Root {...div}>
      {sentence && (
        <p>
          <BidiText text={t('savedSearches:suggest.understood', { sentence })} userTexts={[sentence]} />
        </p>
      )}
      {plainHref && <Link href={plainHref}>{t('savedSearches:suggest.plain')}</Link>}
      {getActionHref && (
        <p className="actions">
          {t('savedSearches:suggest.bothActions')}
          {ACTIONS.map((action) => (
            <Link key={action} href={getActionHref(action)}>
              {t(`vocabulary:action.${action}`)}
            </Link>
          ))}
        </p>
      )}
      {filters.length > 0 && (
        <ul aria-label={t('savedSearches:suggest.asFilters')}>
          {filters.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {preferred && (
        <p className="textBlock">
          <span>
            <BidiText text={t('savedSearches:suggest.preferred', { words: preferred })} userTexts={[preferred]} />
          </span>
        </p>
      )}
      {unused.length > 0 && (
        <p className="textBlock">
          <Info aria-hidden size={16} strokeWidth={1.75} />
          <span>
            <BidiText
              text={t('savedSearches:suggest.unused', { count: unused.length, words: unusedText })}
              userTexts={[unusedText]}
            />
          </span>
        </p>
      )}
    </Root>
  );
}
