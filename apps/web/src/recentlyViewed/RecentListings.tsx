import { FailedState, PageSection, PropertyCard, PropertyCardSkeleton, PropertyGrid, RAIL_SIZES } from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardWiring } from '../cards/useCardWiring.ts';
import { useComparedListings } from '../compare/comparedListings.ts';
import { useRecentListings } from '../device/recentListings.ts';
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
  const { getMark: _, ...wiring } = useCardWiring();
  const recent = useRecentListings();
  const [shownCount, setShownCount] = useState(rail ? IN_RAIL : IN_ROWS);
  const listings = useComparedListings(recent.slice(0, shownCount).map(({ id }) => id));
  const found = listings.flatMap(({ data }) => data ?? []);
  const pendingCount = listings.filter(({ isPending }) => isPending).length;

  if (recent.length === 0) return null;
  const failed = found.length === 0 && pendingCount === 0;
  if (failed && rail) return null;
  return (
    <PageSection
      title={t('savedSearches:recent.title')}
      text={t('savedSearches:recent.text')}
      rail={rail}
      {...(rail ? { allHref: paths.saved } : {})}
      {...(!rail && shownCount < recent.length ? { onShowMore: () => setShownCount(shownCount + IN_ROWS) } : {})}
    >
      {failed && (
        <FailedState
          title={t('savedSearches:recent.failed')}
          onRetry={() => {
            for (const one of listings) void one.refetch();
          }}
        />
      )}
      {!failed && !rail && <PropertyGrid {...wiring} properties={found} skeletons={pendingCount} />}
      {rail &&
        found.map((listing) => (
          <PropertyCard
            key={listing.id}
            property={listing}
            href={wiring.getHref(listing)}
            onFavorite={wiring.onFavorite}
            renderFavoriteButton={wiring.renderFavoriteButton}
            photos="cover"
            sizes={RAIL_SIZES}
          />
        ))}
      {rail && listings.map((listing, index) => listing.isPending && <PropertyCardSkeleton key={recent[index]?.id} />)}
    </PageSection>
  );
}
