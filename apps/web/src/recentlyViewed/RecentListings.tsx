import { FailedState, PageSection, PropertyCard, PropertyCardSkeleton, PropertyGrid, RAIL_SIZES } from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardWiring } from '../cards/useCardWiring.ts';
import { useComparedListings } from '../compare/comparedListings.ts';
import { useRecent } from '../device/recentListings.ts';
import { paths } from '../routing/paths.ts';

interface RecentListingsProps {
  /** One row with a link to all; otherwise a grid of all. */
  rail?: boolean;
}

const IN_RAIL = 10;
const IN_ROWS = 8;

/** Listings viewed on this device, latest first, without unavailable ones. */
export default function RecentListings({ rail = false }: RecentListingsProps) {
  useTranslation('savedSearches');
  const { t } = useTranslation();
  // All of them are seen, so the badge is left out.
  const { markOf: _, ...wiring } = useCardWiring();
  const recent = useRecent();
  const [places, setPlaces] = useState(rail ? IN_RAIL : IN_ROWS);
  const listings = useComparedListings(recent.slice(0, places).map(({ id }) => id));
  const found = listings.flatMap(({ data }) => data ?? []);
  const waiting = listings.filter(({ isPending }) => isPending).length;

  if (recent.length === 0) return null;
  const failed = found.length === 0 && waiting === 0;
  if (failed && rail) return null;
  return (
    <PageSection
      title={t('savedSearches:recent.title')}
      text={t('savedSearches:recent.text')}
      rail={rail}
      {...(rail ? { allHref: paths.saved } : {})}
      {...(!rail && places < recent.length ? { onShowMore: () => setPlaces(places + IN_ROWS) } : {})}
    >
      {failed && (
        <FailedState
          title={t('savedSearches:recent.failed')}
          onRetry={() => {
            for (const one of listings) void one.refetch();
          }}
        />
      )}
      {!failed && !rail && <PropertyGrid {...wiring} properties={found} skeletons={waiting} />}
      {rail &&
        found.map((listing) => (
          <PropertyCard
            key={listing.id}
            property={listing}
            href={wiring.hrefOf(listing)}
            onFavorite={wiring.onFavorite}
            favoriteButtonOf={wiring.favoriteButtonOf}
            photos="cover"
            sizes={RAIL_SIZES}
          />
        ))}
      {rail && listings.map((listing, index) => listing.isPending && <PropertyCardSkeleton key={recent[index]?.id} />)}
    </PageSection>
  );
}
