import { Button, EmptyState, FailedState, PageSection } from '@mashrabiya/ui';
import { FavoriteGrid } from '@mashrabiya/ui/FavoriteGrid';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { clockAtom } from '../../atoms/app.ts';
import { useCardWiring } from '../../cards/useCardWiring.ts';
import { paths } from '../../routing/paths.ts';
import type { FavoritesAddress } from './favoritesAddress.ts';
import { type FavoritesFilter, useFavorites } from './useFavorites.ts';
import { useNotes } from './useNotes.ts';

const SKELETONS = 6;

export function FavoriteLists({ address }: { address: FavoritesAddress }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const now = useAtomValue(clockAtom);
  const wiring = useCardWiring();
  const onNote = useNotes();
  const { view: _, sort, ...filter } = address;
  const offered = useFavorites({ ...filter, sort, state: 'offered' });
  const unavailable = useFavorites({ ...filter, sort, state: 'gone' });
  const getListings = (list: typeof offered) => list.data?.pages.flatMap(({ data }) => data.data) ?? [];
  const getLoadMore = (list: typeof offered) =>
    list.hasNextPage && !list.isFetchNextPageError ? () => void list.fetchNextPage() : undefined;
  const failedMore = [offered, unavailable].find(({ isFetchNextPageError }) => isFetchNextPageError);
  const unavailableListings = getListings(unavailable);
  const isEmpty = offered.data?.pages[0]?.data.total_properties === 0;
  const failed = [offered, unavailable].filter(({ isError, data }) => isError && !data);

  if (failed.length > 0) {
    const retry = () => failed.forEach(({ refetch }) => void refetch());
    return <FailedState title={t('account:favorites.failed')} onRetry={retry} />;
  }
  return (
    <>
      {isEmpty && unavailableListings.length === 0 && !unavailable.isPending && (
        <Nothing filter={filter} onClear={() => navigate(paths.favorites)} />
      )}
      {!isEmpty && (
        <FavoriteGrid
          {...wiring}
          aria-label={t('account:favorites.offered')}
          favorites={getListings(offered)}
          skeletons={offered.isPending ? SKELETONS : 0}
          now={now}
          onNote={onNote}
          onReachEnd={getLoadMore(offered)}
        />
      )}
      {unavailableListings.length > 0 && (
        <PageSection title={t('account:favorites.gone')} text={t('account:favorites.goneText')}>
          <FavoriteGrid
            {...wiring}
            aria-label={t('account:favorites.gone')}
            headingLevel={3}
            favorites={unavailableListings}
            now={now}
            onNote={onNote}
            onReachEnd={offered.hasNextPage ? undefined : getLoadMore(unavailable)}
          />
        </PageSection>
      )}
      {failedMore && (
        <FailedState title={t('account:favorites.failed')} onRetry={() => void failedMore.fetchNextPage()} />
      )}
    </>
  );
}

/** Empty state: no favorites, or none that match the filters. */
function Nothing({ filter, onClear }: { filter: FavoritesFilter; onClear: () => void }) {
  const { t } = useTranslation();
  if (Object.values(filter).some((chosen) => chosen !== undefined)) {
    return (
      <EmptyState title={t('account:favorites.none')}>
        <Button look="outlined" onClick={onClear}>
          {t('account:favorites.clear')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('account:favorites.empty')}
      message={t('account:favorites.emptyText')}
      action={{ href: paths.forSale, label: t('account:favorites.browse') }}
    />
  );
}
