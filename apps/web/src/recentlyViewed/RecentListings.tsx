import { FailedState, PageSection, PropertyCard, PropertyCardSkeleton, PropertyGrid, RAIL_SIZES } from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardCallbacks } from '../cards/useCardCallbacks.ts';
import { useComparedListings } from '../compare/comparedListings.ts';
import { useRecentListings } from '../device/recentListings.ts';
import { paths } from '../routing/paths.ts';

interface RecentListingsProps {
  /** One row with a link to all; otherwise a grid of all. */
  isRail?: boolean;
}

const MAX_IN_RAIL = 10;
const MAX_IN_ROWS = 8;

/** Listings viewed on this device, latest first, without unavailable ones. */
export default function RecentListings({ isRail = false }: RecentListingsProps) {
  useTranslation('savedSearches');
  const { t } = useTranslation();
  // All of these listings were seen, so the badge is left out.
  const { getBadge: _, ...cardCallbacks } = useCardCallbacks();
  const recent = useRecentListings();
  const [shownCount, setShownCount] = useState(isRail ? MAX_IN_RAIL : MAX_IN_ROWS);
  const listings = useComparedListings(recent.slice(0, shownCount).map(({ id }) => id));
  const loadedListings = listings.flatMap(({ data }) => data ?? []);
  const pendingCount = listings.filter(({ isPending }) => isPending).length;

  if (recent.length === 0) return null;
  const hasFailed = loadedListings.length === 0 && pendingCount === 0;
  if (hasFailed && isRail) return null;
  return (
    <PageSection
      title={t('savedSearches:recent.title')}
      text={t('savedSearches:recent.text')}
      rail={isRail}
      {...(isRail ? { allHref: paths.saved } : {})}
      {...(!isRail && shownCount < recent.length ? { onShowMore: () => setShownCount(shownCount + MAX_IN_ROWS) } : {})}
    >
      {hasFailed && (
        <FailedState
          title={t('savedSearches:recent.failed')}
          onRetry={() => {
            for (const query of listings) void query.refetch();
          }}
        />
      )}
      {!hasFailed && !isRail && (
        <PropertyGrid {...cardCallbacks} properties={loadedListings} skeletons={pendingCount} />
      )}
      {isRail &&
        loadedListings.map((listing) => (
          <PropertyCard
            key={listing.id}
            property={listing}
            href={cardCallbacks.getHref(listing)}
            onFavorite={cardCallbacks.onFavorite}
            renderFavoriteButton={cardCallbacks.renderFavoriteButton}
            photos="cover"
            sizes={RAIL_SIZES}
          />
        ))}
      {isRail &&
        listings.map((listing, index) => listing.isPending && <PropertyCardSkeleton key={recent[index]?.id} />)}
    </PageSection>
  );
}
