import type { AdType } from '@mashrabiya/contract';
import { FailedState, PageSection, PropertyCard, PropertyCardSkeleton, PropertyGrid, RAIL_SIZES } from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListSource } from '../../api/listQueries.ts';
import { getLoadMore } from '../../api/nextPage.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useCardCallbacks } from '../../cards/useCardCallbacks.ts';
import { NextPageFailure } from '../../lists/NextPageFailure.tsx';
import { useList } from '../../lists/useList.ts';

interface PartnersProps {
  adType: Exclude<AdType, 'basic'>;
  source: ListSource;
  /** Link to all listings of the level; without script, "show more" leads there too. */
  allHref: string;
}

/** Two rows on a wide window. */
const SHOW_MORE_STEP = 8;
const SKELETON_KEYS = ['first', 'second', 'third', 'fourth'];

/** Partners of one level: superior ones in a rail, elite ones in a grid with "show more". */
export function Partners({ adType, source, allHref }: PartnersProps) {
  const { t } = useTranslation();
  const cardCallbacks = useCardCallbacks();
  const list = useList(source);
  const [shownCount, setShownCount] = useState(SHOW_MORE_STEP);
  const listings = list.data?.pages.flatMap((page) => page.allData) ?? [];
  const loadMore = getLoadMore(list);
  const hasFailed = hasLoadFailed(list);
  const isRail = adType === 'superior';

  if (list.data && listings.length === 0) return null;
  const showMore = () => {
    setShownCount(shownCount + SHOW_MORE_STEP);
    if (shownCount + SHOW_MORE_STEP > listings.length) loadMore?.();
  };
  const hasMore = !isRail && (shownCount < listings.length || loadMore !== undefined);

  return (
    <PageSection
      title={t(`home:${adType}Title`)}
      text={t(`home:${adType}Text`)}
      adType={adType}
      allHref={allHref}
      rail={isRail && !hasFailed}
      loadingMore={list.isFetchingNextPage}
      {...(hasMore ? { onShowMore: showMore, moreHref: allHref } : {})}
    >
      {hasFailed ? (
        <FailedState title={t('pages:list.failed')} onRetry={() => void list.refetch()} />
      ) : isRail ? (
        list.isPending ? (
          SKELETON_KEYS.map((key) => <PropertyCardSkeleton key={key} />)
        ) : (
          listings.map((listing) => (
            <PropertyCard
              key={listing.id}
              property={listing}
              href={cardCallbacks.getHref(listing)}
              onFavorite={cardCallbacks.onFavorite}
              renderFavoriteButton={cardCallbacks.renderFavoriteButton}
              photos="cover"
              sizes={RAIL_SIZES}
            />
          ))
        )
      ) : (
        <PropertyGrid
          {...cardCallbacks}
          properties={listings.slice(0, shownCount)}
          skeletons={list.isPending ? SKELETON_KEYS.length : 0}
        />
      )}
      <NextPageFailure list={list} title={t('pages:list.failed')} />
    </PageSection>
  );
}
