import { Button, EmptyState, FailedState, PageSection } from '@mashrabiya/ui';
import { FavoriteGrid } from '@mashrabiya/ui/FavoriteGrid';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { getLoadOnScroll } from '../../api/nextPage.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { clockAtom } from '../../atoms/app.ts';
import { useCardCallbacks } from '../../cards/useCardCallbacks.ts';
import { NextPageFailure } from '../../lists/NextPageFailure.tsx';
import { paths } from '../../routing/paths.ts';
import type { FavoritesUrlState } from './favoritesUrl.ts';
import { type FavoritesFilter, useFavorites } from './useFavorites.ts';
import { useSaveNote } from './useSaveNote.ts';

const SKELETON_COUNT = 6;

export function FavoriteLists({ urlState }: { urlState: FavoritesUrlState }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const now = useAtomValue(clockAtom);
  const cardCallbacks = useCardCallbacks();
  const onSaveNote = useSaveNote();
  const { view: _, sort, ...filter } = urlState;
  const offeredList = useFavorites({ ...filter, sort, state: 'offered' });
  const unavailableList = useFavorites({ ...filter, sort, state: 'gone' });
  const getListings = (list: typeof offeredList) => list.data?.pages.flatMap(({ data }) => data.data) ?? [];
  const unavailableListings = getListings(unavailableList);
  const isEmpty = offeredList.data?.pages[0]?.data.total_properties === 0;
  const failedLists = [offeredList, unavailableList].filter(hasLoadFailed);

  if (failedLists.length > 0) {
    const retry = () => failedLists.forEach(({ refetch }) => void refetch());
    return <FailedState title={t('account:favorites.failed')} onRetry={retry} />;
  }
  return (
    <>
      {isEmpty && unavailableListings.length === 0 && !unavailableList.isPending && (
        <EmptyFavorites filter={filter} onClear={() => navigate(paths.favorites)} />
      )}
      {!isEmpty && (
        <FavoriteGrid
          {...cardCallbacks}
          aria-label={t('account:favorites.offered')}
          favorites={getListings(offeredList)}
          skeletons={offeredList.isPending ? SKELETON_COUNT : 0}
          now={now}
          onSaveNote={onSaveNote}
          onReachEnd={getLoadOnScroll(offeredList)}
        />
      )}
      <NextPageFailure list={offeredList} title={t('account:favorites.failed')} />
      {unavailableListings.length > 0 && (
        <PageSection title={t('account:favorites.gone')} text={t('account:favorites.goneText')}>
          <FavoriteGrid
            {...cardCallbacks}
            aria-label={t('account:favorites.gone')}
            headingLevel={3}
            favorites={unavailableListings}
            now={now}
            onSaveNote={onSaveNote}
            onReachEnd={offeredList.hasNextPage ? undefined : getLoadOnScroll(unavailableList)}
          />
        </PageSection>
      )}
      <NextPageFailure list={unavailableList} title={t('account:favorites.failed')} />
    </>
  );
}

/** Empty state: no favorites, or none that match the filters. */
function EmptyFavorites({ filter, onClear }: { filter: FavoritesFilter; onClear: () => void }) {
  const { t } = useTranslation();
  if (Object.values(filter).some((value) => value !== undefined)) {
    return (
      <EmptyState title={t('account:favorites.none')}>
        <Button variant="outlined" onClick={onClear}>
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
