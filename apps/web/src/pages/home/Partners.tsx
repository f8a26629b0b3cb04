import type { AdType } from '@mashrabiya/contract';
import { FailedState, HomeSection, PropertyCard, PropertyCardSkeleton, PropertyGrid } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import type { ListSource } from '../../api/queries.ts';
import { useList } from '../../atoms/lists.ts';
import { useCardWiring } from '../../containers/useCardWiring.ts';

interface PartnersProps {
  adType: Exclude<AdType, 'basic'>;
  source: ListSource;
  /** Where all of them are. */
  allHref: string;
  /** Address of the page after the last one that is shown, for visitors without script. */
  nextHref: (page: number) => string;
}

const SKELETONS = ['first', 'second', 'third', 'fourth'];
const RAIL_SIZES = '(min-width: 600px) 290px, 78vw';

/** The partners of one rank: superior ones in a rail, elite ones in a grid that shows more. Nothing where there are none. */
export function Partners({ adType, source, allHref, nextHref }: PartnersProps) {
  const { t } = useTranslation();
  const wiring = useCardWiring();
  const list = useList(source);
  const homes = list.data?.pages.flatMap((page) => page.allData) ?? [];
  const last = list.data?.pages.at(-1);
  const rail = adType === 'superior';

  if (list.isSuccess && homes.length === 0) return null;
  const more = rail || !list.hasNextPage ? {} : { onShowMore: () => void list.fetchNextPage() };
  const moreHref =
    rail || !last || last.current_page >= last.last_page ? {} : { moreHref: nextHref(last.current_page + 1) };

  return (
    <HomeSection
      title={t(`home.${adType}Title`)}
      text={t(`home.${adType}Text`)}
      adType={adType}
      allHref={allHref}
      rail={rail && !list.isError}
      loadingMore={list.isFetchingNextPage}
      {...more}
      {...moreHref}
    >
      {list.isError ? (
        <FailedState title={t('pages.list.failed')} onRetry={() => void list.refetch()} />
      ) : rail ? (
        list.isPending ? (
          SKELETONS.map((place) => <PropertyCardSkeleton key={place} />)
        ) : (
          homes.map((home) => (
            <PropertyCard
              key={home.id}
              property={home}
              href={wiring.hrefOf(home)}
              onLove={wiring.onLove}
              photos="cover"
              sizes={RAIL_SIZES}
            />
          ))
        )
      ) : (
        <PropertyGrid {...wiring} properties={homes} skeletons={list.isPending ? SKELETONS.length : 0} />
      )}
    </HomeSection>
  );
}
