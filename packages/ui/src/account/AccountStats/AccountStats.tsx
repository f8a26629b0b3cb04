import styled from '@emotion/styled';
import type { Statistics } from '@mashrabiya/contract';
import Skeleton from '@mui/material/Skeleton';
import { Clapperboard, Eye, Heart, House, type LucideIcon, MessageCircle } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Num } from '../../foundation/Num.tsx';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, typeScale } from '../../theme/tokens.ts';

export interface AccountStatsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  statistics?: Statistics | undefined;
}

const FIGURES = {
  properties: House,
  reels: Clapperboard,
  favorites: Heart,
  views: Eye,
  leads: MessageCircle,
} as const satisfies Partial<Record<keyof Statistics, LucideIcon>>;
const FIGURE_NAMES = Object.keys(FIGURES) as (keyof typeof FIGURES)[];

const Root = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  gap: 12,
  margin: 0,
  '& .figure': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    padding: 16,
    borderRadius: radius.field,
    backgroundColor: role.surfaceSunken,
  },
  '& dt': { display: 'flex', alignItems: 'center', gap: 8, color: role.inkMuted, fontSize: typeScale.caption },
  '& dt svg': { flex: 'none' },
  '& dd': { margin: 0, fontSize: typeScale.title, fontWeight: fontWeight.figure },
});

export function AccountStats({ statistics, ...list }: AccountStatsProps) {
  const { t } = useTranslation();
  return (
    <Root aria-busy={!statistics} {...list}>
      {FIGURE_NAMES.map((name) => {
        const Icon = FIGURES[name];
        return (
          <div key={name} className="figure">
            <dt>
              <Icon aria-hidden size={18} strokeWidth={1.75} />
              {t(`account:figures.${name}`)}
            </dt>
            <dd>{statistics ? <Num value={statistics[name]} /> : <Skeleton width={56} />}</dd>
          </div>
        );
      })}
    </Root>
  );
}
