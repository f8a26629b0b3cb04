import type { Reel } from '@mashrabiya/contract';
import { Button, Page, PageHeader, ReelFilters, ReelGrid, ReelPreview, ReelsSearchBar } from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { getLoadMore } from '../../api/nextPage.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiPages } from '../../api/useApiQuery.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { NextPageFailure } from '../../lists/NextPageFailure.tsx';
import { type ReelSearch, readReelSearch, writeReelSearch } from '../../reels/reelSearch.ts';
import { paths } from '../../routing/paths.ts';
import { hasHistory } from '../../routing/useBack.ts';

const SKELETON_COUNT = 12;
/** Cards on a phone's first screen. */
const EAGER_CARDS = 4;

export default function ReelsSearchPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const filters = readReelSearch(parameters);
  const { query = '', ...others } = filters;
  const [typedQuery, setTypedQuery] = useState({ of: query, text: query });
  const text = typedQuery.of === query ? typedQuery.text : query;
  const [previewedReel, setPreviewedReel] = useState<Reel | null>(null);
  const list = useApiPages('listReels', { query: filters });
  const loadMore = getLoadMore(list);
  const first = list.data?.pages[0];
  const reels = list.data?.pages.flatMap((page) => page.data.data) ?? [];
  const applyFilters = (next: { [K in keyof ReelSearch]: ReelSearch[K] | undefined }) =>
    navigate(paths.reelsSearch + writeReelSearch(next), { replace: true, preventScrollReset: true });
  const title = t('shell:links.reelsSearch');
  return (
    <Page>
      <PageHead
        title={t('pages:titled', { title })}
        description={t('reels:viewer.description')}
        path={paths.reelsSearch}
      />
      <PageHeader
        title={title}
        backHref={paths.reels}
        {...(typeof window !== 'undefined' && hasHistory() ? { onBack: () => navigate(-1) } : {})}
      />
      <ReelsSearchBar
        value={text}
        onChange={(next) => {
          setTypedQuery({ of: query, text: next });
          if (!next && query) applyFilters({ ...filters, query: undefined });
        }}
        onSubmit={(next) => applyFilters({ ...filters, query: next || undefined })}
        {...(first && !list.isPlaceholderData ? { resultCount: first.data.total } : {})}
      >
        <ReelFilters
          value={others}
          cities={hasLoadFailed(list) ? [] : first?.cities}
          onChange={(next) => applyFilters({ ...filters, ...NO_FILTERS, ...next })}
        />
      </ReelsSearchBar>
      <ReelGrid
        reels={reels}
        getHref={({ id }) => paths.reelIn(id) + writeReelSearch(filters)}
        skeletons={list.isPending || list.isFetchingNextPage ? SKELETON_COUNT : 0}
        failed={hasLoadFailed(list)}
        onRetry={() => void list.refetch()}
        emptyAction={{ href: paths.reels, label: t('reels:viewer.all') }}
        {...(previewedReel ? { previewId: previewedReel.id, preview: <ReelPreview reel={previewedReel} /> } : {})}
        onPreviewChange={setPreviewedReel}
        priorityCount={EAGER_CARDS}
        headingLevel={2}
      />
      {loadMore && (
        <Button variant="outlined" wide busy={list.isFetchingNextPage} onClick={loadMore}>
          {t('common:showMore')}
        </Button>
      )}
      <NextPageFailure list={list} title={t('reels:list.failed')} />
    </Page>
  );
}

const NO_FILTERS = { city: undefined, action: undefined, type: undefined, max_price: undefined };
