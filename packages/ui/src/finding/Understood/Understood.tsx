import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../foundation/Link/Link.tsx';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';

export interface UnderstoodProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** What was written. */
  sentence: string;
  /** The search for its words as they stand. */
  plainHref: string;
}

const Root = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  color: role.inkMuted,
  fontSize: typeScale.caption,
  '& span': { overflowWrap: 'anywhere' },
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 44, color: role.primary, fontWeight: 500 },
});

/** Says that the chosen filters were read out of a sentence, and offers to search for its words instead. */
export function Understood({ sentence, plainHref, ...p }: UnderstoodProps) {
  const { t } = useTranslation();
  return (
    <Root {...p}>
      <span>{t('deciding.suggest.understood', { sentence })}</span>
      <Link href={plainHref}>{t('deciding.suggest.plain')}</Link>
    </Root>
  );
}
