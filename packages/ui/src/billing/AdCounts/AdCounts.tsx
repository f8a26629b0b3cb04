import styled from '@emotion/styled';
import { AD_TYPES, type Plan } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';

const RANKS = Object.values(AD_TYPES);

export interface AdCountsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Number of ads per level; zeros are hidden. */
  counts: Plan['remaining'];
}

const Root = styled('ul')({
  display: 'grid',
  gap: 8,
  '& li': { display: 'flex', alignItems: 'center', gap: 10, fontVariantNumeric: 'tabular-nums' },
  '& li::before': {
    content: '""',
    flex: 'none',
    inlineSize: 10,
    blockSize: 10,
    rotate: '45deg',
    borderRadius: radius.mark / 2,
    backgroundColor: 'currentColor',
  },
  '& .superior::before': { color: role.superior },
  '& .elite::before': { color: role.elite },
  '& .basic::before': { color: role.primary },
});

export function AdCounts({ counts, ...list }: AdCountsProps) {
  const { t } = useTranslation();
  return (
    <Root {...list}>
      {RANKS.filter((rank) => counts[rank] > 0).map((rank) => (
        <li key={rank} className={rank}>
          <span>{t(`myListings:ads.${rank}`, { count: counts[rank] })}</span>
        </li>
      ))}
    </Root>
  );
}
