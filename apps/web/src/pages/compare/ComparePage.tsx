import { CompareBar, CompareSkeleton, CompareTable, FailedState, Page, PageTitle } from '@mashrabiya/ui';
import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isNotFound, isUnavailable } from '../../api/error.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { setComparedAtom } from '../../compare/compared.ts';
import { useComparedListings } from '../../compare/comparedListings.ts';
import { useFavoriteButton } from '../../favorites/useFavoriteButton.tsx';
import { PageHead } from '../../head/PageHead.tsx';
import { buildComparePath, paths } from '../../routing/paths.ts';
import { Share } from '../../sharing/Share.tsx';
import { NothingToCompare } from './NothingToCompare.tsx';
import { parseComparedState } from './parseComparedState.ts';
import { useSyncedTray } from './useSyncedTray.ts';

export default function ComparePage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const renderFavoriteButton = useFavoriteButton();
  const setCompared = useSetAtom(setComparedAtom);
  const { ids, unreadableCount, hasTooMany, showsOnlyDifferent } = parseComparedState(search);
  const answers = useComparedListings(ids);
  const listings = useMemo(() => answers.flatMap(({ data }) => data ?? []), [answers]);
  const isReady = answers.every(({ isPending }) => !isPending);
  useSyncedTray(ids, listings, isReady);

  const failedAnswers = answers.filter(
    (answer) => hasLoadFailed(answer) && !isNotFound(answer.error) && !isUnavailable(answer.error),
  );
  const missingCount =
    unreadableCount + answers.filter(({ error }) => isNotFound(error) || isUnavailable(error)).length;
  const title = listings.length > 0 ? t('compare:titled', { count: listings.length }) : t('compare:title');
  const listingIds = listings.map(({ id }) => id);
  const path = buildComparePath(listingIds, showsOnlyDifferent);

  const renderContent = () => {
    if (failedAnswers.length > 0) {
      const retry = () => failedAnswers.forEach(({ refetch }) => void refetch());
      return <FailedState title={t('compare:failed')} onRetry={retry} />;
    }
    if (!isReady) return <CompareSkeleton count={ids.length} />;
    return (
      <>
        <CompareBar
          count={listings.length}
          onlyDifferent={showsOnlyDifferent}
          getRowsHref={(isOnlyDifferent) => buildComparePath(listingIds, isOnlyDifferent)}
          addHref={listings[0]?.action === 'forrent' ? paths.forRent : paths.forSale}
          onAdd={() => setCompared(listings)}
        >
          <Share path={path} title={title} />
        </CompareBar>
        <CompareTable
          listings={listings}
          getHref={({ id }) => paths.property(id)}
          renderFavoriteButton={renderFavoriteButton}
          getRemoveHref={(listing) =>
            buildComparePath(
              listingIds.filter((id) => id !== listing.id),
              showsOnlyDifferent,
            )
          }
          onlyDifferent={showsOnlyDifferent && listings.length > 1}
        />
      </>
    );
  };

  const notes = [missingCount > 0 && t('compare:missing', { count: missingCount }), hasTooMany && t('compare:tooMany')];
  return (
    <Page>
      <PageHead title={t('pages:titled', { title })} description={t('compare:description')} path={path} noIndex />
      {isReady && failedAnswers.length === 0 && listings.length === 0 ? (
        <NothingToCompare missing={missingCount} />
      ) : (
        <>
          <PageTitle title={title} note={isReady && notes.filter(Boolean).join(' ')} isNoteLive />
          {renderContent()}
        </>
      )}
    </Page>
  );
}
