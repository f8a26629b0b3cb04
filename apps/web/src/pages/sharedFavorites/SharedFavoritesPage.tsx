import { EmptyState, FailedState, Page, PageSection, PageTitle, PropertyGrid, StatusScreen } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../api/error.ts';
import { getLoadMore } from '../../api/nextPage.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiPages } from '../../api/useApiQuery.ts';
import { useCardCallbacks } from '../../cards/useCardCallbacks.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { NextPageFailure } from '../../lists/NextPageFailure.tsx';
import type { PageProps } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { buildSharedInput } from './sharedInput.ts';

/** Shared favorites. The page does not reveal their owner, and is not indexed. */
export default function SharedFavoritesPage({ params }: PageProps) {
  const { t } = useTranslation();
  const cardCallbacks = useCardCallbacks();
  const list = useApiPages('listSharedFavorites', buildSharedInput(params.token));
  const listings = list.data?.pages.flatMap(({ data }) => data.data) ?? [];
  const browse = { href: paths.forSale, label: t('account:favorites.browse') };
  const title = t('account:favorites.shared.title');
  const head = (
    <>
      <PageHead
        title={t('pages:titled', { title })}
        description={t('account:favorites.shared.description')}
        path={paths.home}
        noIndex
      />
      <meta name="referrer" content="no-referrer" />
    </>
  );
  if (hasLoadFailed(list) && !isNotFound(list.error)) {
    return (
      <Page>
        {head}
        <FailedState level={1} onRetry={() => void list.refetch()} />
      </Page>
    );
  }
  if (isNotFound(list.error)) {
    return (
      <Page>
        {head}
        <StatusScreen
          level={1}
          drawing="notFound"
          title={t('account:favorites.shared.gone')}
          message={t('account:favorites.shared.goneText')}
          action={browse}
        />
      </Page>
    );
  }
  return (
    <Page>
      {head}
      <PageTitle title={title} />
      {list.data && listings.length === 0 ? (
        <EmptyState title={t('account:favorites.shared.empty')} action={browse} />
      ) : (
        <PageSection
          title={t('account:favorites.offered')}
          onShowMore={getLoadMore(list)}
          loadingMore={list.isFetchingNextPage}
        >
          <PropertyGrid
            {...cardCallbacks}
            aria-busy={list.isPending}
            properties={listings}
            headingLevel={3}
            skeletons={list.isPending ? 6 : 0}
          />
        </PageSection>
      )}
      <NextPageFailure list={list} />
    </Page>
  );
}
