import styled from '@emotion/styled';
import type { FavoriteCard } from '@mashrabiya/contract';
import { formatNumber, formatTimeAgo } from '@mashrabiya/i18n';
import { type ComponentPropsWithRef, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';
import { PropertyCard } from '../PropertyCard/PropertyCard.tsx';
import { type CardWiring, cardProps } from '../PropertyCard/wiring.ts';
import { SkeletonItems } from '../PropertyCardSkeleton/SkeletonItems.tsx';
import { columnStyles } from '../PropertyGrid/gridStyles.ts';
import { useReachEnd } from '../PropertyList/useReachEnd.ts';

export interface FavoriteGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'>, CardWiring {
  favorites: readonly FavoriteCard[];
  headingLevel?: 2 | 3;
  /** Skeleton cards while the first are on their way. */
  skeletons?: number;
  /** The last card came into view, and there are more. */
  onReachEnd?: (() => void) | undefined;
  /** The moment from which "saved 2 days ago" is told. */
  now: Date;
}

const Root = styled('ul')({
  ...columnStyles,
  '& > li': { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  '& > li > article': { flex: 1 },
  '& .since': { marginBlockStart: 8, paddingInline: 4, color: role.inkMuted, fontSize: typeScale.caption },
  '& .cheaper': { color: role.success, fontWeight: 500 },
});

/** Homes with one's heart; below each stands what has become of its price since. */
export function FavoriteGrid({
  favorites,
  headingLevel = 2,
  skeletons = 0,
  onReachEnd,
  now,
  hrefOf,
  lovedOf,
  loveStateOf,
  onLove,
  heartOf,
  markOf,
  toolsOf,
  onMapBlocked,
  ...ul
}: FavoriteGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  useReachEnd(grid, favorites.length, onReachEnd);
  const wiring = { hrefOf, lovedOf, loveStateOf, onLove, heartOf, markOf, toolsOf, onMapBlocked };
  return (
    <Root ref={grid} aria-busy={skeletons > 0} {...ul}>
      {favorites.map((favorite) => (
        <li key={favorite.id}>
          <PropertyCard {...cardProps(favorite, wiring)} headingLevel={headingLevel} />
          <Since favorite={favorite} now={now} />
        </li>
      ))}
      <SkeletonItems count={skeletons} />
    </Root>
  );
}

function Since({ favorite: { price, loved_price, loved_at }, now }: { favorite: FavoriteCard; now: Date }) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const difference = price !== null && loved_price !== null ? price - loved_price : 0;
  if (difference === 0) {
    return (
      <p className="since">{t('account.favorites.saved', { ago: formatTimeAgo(new Date(loved_at), now, language) })}</p>
    );
  }
  const amount = formatNumber(Math.abs(difference), language);
  return (
    <p className={`since ${difference < 0 ? 'cheaper' : ''}`.trimEnd()}>
      {difference < 0 ? t('account.favorites.cheaper', { amount }) : t('account.favorites.dearer', { amount })}
    </p>
  );
}
