import styled from '@emotion/styled';
import type { AccountStatistics } from '@mashrabiya/contract';
import Skeleton from '@mui/material/Skeleton';
import { Clapperboard, Eye, Heart, House, type LucideIcon, MessageCircle } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import { role } from '../../theme/roles.ts';
import { fontWeight, typeScale } from '../../theme/tokens.ts';

export interface AccountStatsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  statistics?: AccountStatistics | undefined;
}

const FIGURES = {
  properties: House,
  reels: Clapperboard,
  favorites: Heart,
  views: Eye,
  leads: MessageCircle,
} as const satisfies Partial<Record<keyof AccountStatistics, LucideIcon>>;
const FIGURE_NAMES = Object.keys(FIGURES) as (keyof typeof FIGURES)[];

const Root = styled('dl')({
  margin: 0,
  '& .figure': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16, minBlockSize: 56 },
  '& .figure + .figure': { borderBlockStart: `1px solid ${role.line}` },
  '& dt': { display: 'flex', alignItems: 'center', gap: 12 },
  '& dt svg': { flex: 'none', color: role.inkMuted },
  '& dd': { margin: 0, fontSize: typeScale.lead, fontWeight: fontWeight.figure, fontVariantNumeric: 'tabular-nums' },
});

/** Figures of the account, one row each. */
export function AccountStats({ statistics, ...list }: AccountStatsProps) {
  const { t } = useTranslation();
  return (
    <Root aria-busy={!statistics} {...list}>
      {FIGURE_NAMES.map((name) => {
        const Icon = FIGURES[name];
        return (
          <div key={name} className="figure">
            <dt>
              <Icon aria-hidden size={22} strokeWidth={1.75} />
              {t(`account:figures.${name}`)}
            </dt>
            <dd>{statistics ? <NumberText value={statistics[name]} /> : <Skeleton width={56} />}</dd>
          </div>
        );
      })}
    </Root>
  );
}
