import { FailedState, HomeSection, PropertyCard, PropertyCardSkeleton, PropertyGrid, RAIL_SIZES } from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardWiring } from '../cards/useCardWiring.ts';
import { useComparedHomes } from '../compare/comparedHomes.ts';
import { useRecent } from '../device/recentHomes.ts';
import { paths } from '../routing/paths.ts';

interface RecentHomesProps {
  /** One row with a link to all; otherwise a grid of all. */
  rail?: boolean;
}

const IN_RAIL = 10;
const IN_ROWS = 8;

/** Listings viewed on this device, latest first, without unavailable ones. */
export default function RecentHomes({ rail = false }: RecentHomesProps) {
  useTranslation('deciding');
  const { t } = useTranslation();
  // All of them are seen, so the badge is left out.
  const { markOf: _, ...wiring } = useCardWiring();
  const recent = useRecent();
  const [places, setPlaces] = useState(rail ? IN_RAIL : IN_ROWS);
  const homes = useComparedHomes(recent.slice(0, places).map(({ id }) => id));
  const found = homes.flatMap(({ data }) => data ?? []);
  const waiting = homes.filter(({ isPending }) => isPending).length;

  if (recent.length === 0) return null;
  const failed = found.length === 0 && waiting === 0;
  if (failed && rail) return null;
  return (
    <HomeSection
      title={t('deciding:recent.title')}
      text={t('deciding:recent.text')}
      rail={rail}
      {...(rail ? { allHref: paths.saved } : {})}
      {...(!rail && places < recent.length ? { onShowMore: () => setPlaces(places + IN_ROWS) } : {})}
    >
      {failed && (
        <FailedState
          title={t('deciding:recent.failed')}
          onRetry={() => {
            for (const one of homes) void one.refetch();
          }}
        />
      )}
      {!failed && !rail && <PropertyGrid {...wiring} properties={found} skeletons={waiting} />}
      {rail &&
        found.map((home) => (
          <PropertyCard
            key={home.id}
            property={home}
            href={wiring.hrefOf(home)}
            onFavorite={wiring.onFavorite}
            favoriteButtonOf={wiring.favoriteButtonOf}
            photos="cover"
            sizes={RAIL_SIZES}
          />
        ))}
      {rail && homes.map((home, index) => home.isPending && <PropertyCardSkeleton key={recent[index]?.id} />)}
    </HomeSection>
  );
}
