import styled from '@emotion/styled';
import { ArrowDown, ArrowUp, Eye, Heart, type LucideIcon, MessageCircle } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import { computeChangePercent } from './change.ts';
import { statTilesStyles } from './statTilesStyles.ts';

/** Figure, and its value in the previous period of the same length. */
interface Stat {
  value: number;
  previous?: number;
}

type StatName = 'views' | 'favorites' | 'leads';

const TILE_ICONS: readonly [StatName, LucideIcon][] = [
  ['views', Eye],
  ['favorites', Heart],
  ['leads', MessageCircle],
];

export interface StatTilesProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Absent while loading. */
  stats?: Record<StatName, Stat>;
}

const Root = styled('dl')(statTilesStyles);

/** Total views, favorites and leads of an owner's ads, with their changes. */
export function StatTiles({ stats, ...list }: StatTilesProps) {
  const { t } = useTranslation();
  const hasPrevious = stats && Object.values(stats).some(({ previous }) => previous);
  return (
    <Root
      aria-label={t(stats ? 'myListings:stats.label' : 'myListings:stats.loading')}
      aria-busy={stats ? undefined : true}
      {...list}
    >
      {TILE_ICONS.map(([name, Icon], index) => (
        <div key={name} className={`tile ${name}`}>
          <dt>
            <Icon aria-hidden size={20} strokeWidth={1.75} />
            {t(`myListings:figures.${name}`)}
          </dt>
          <dd className="value">
            {stats ? <NumberText value={stats[name].value} /> : <span className="loadingValue" />}
          </dd>
          <dd className="change">
            {!stats && <span className="loadingValue" />}
            {/* Without a previous period, one tile says so for all. */}
            {stats && (hasPrevious || index === 0) && <Change {...stats[name]} />}
          </dd>
        </div>
      ))}
    </Root>
  );
}

function Change({ value, previous }: Stat) {
  const { t } = useTranslation();
  const percent = computeChangePercent(value, previous);
  if (percent === null) return t('myListings:stats.first');
  if (percent === 0) return t('myListings:stats.steady');
  const Arrow = percent > 0 ? ArrowUp : ArrowDown;
  const trend = percent > 0 ? 'rise' : 'fall';
  return (
    <>
      <span className={trend}>
        <Arrow aria-hidden size={16} strokeWidth={2} />
        {t(`myListings:stats.${trend}`, { percent: Math.abs(percent) })}
      </span>{' '}
      {t('myListings:stats.period')}
    </>
  );
}
