import type { SortOption } from '@mashrabiya/contract';
import { SearchBox } from '@mashrabiya/ui';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListSource } from '../api/queries.ts';
import { useList } from '../atoms/lists.ts';
import { useSettled } from '../atoms/useSettled.ts';
import { writeListState } from '../routing/listState.ts';
import { paths } from '../routing/paths.ts';

const SearchPanel = lazy(() =>
  import('@mashrabiya/ui/SearchPanel').then((module) => ({ default: module.SearchPanel })),
);

/** The navbar's search box: results while typing, 400 ms after the last key; what is superseded is cancelled. */
export function Search() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [sort, setSort] = useState<SortOption>();
  const query = useSettled(text.trim());
  const source: ListSource = { query, filters: {}, sort, page: 1 };
  const active = open && query !== '';
  const list = useList(source, active);
  const pages = list.data?.pages ?? [];
  const resultsPath = paths.search + writeListState({ sort }, { query: text.trim() });

  const status = () => {
    if (text.trim() === '') return 'idle';
    if (text.trim() !== query || list.isPending) return list.isError ? 'failed' : 'loading';
    return list.isError ? 'failed' : 'ready';
  };

  return (
    <SearchBox
      value={text}
      onChange={setText}
      onSubmit={() => {
        setOpen(false);
        navigate(resultsPath);
      }}
      action={paths.search}
      expanded={open}
      onOpenChange={setOpen}
      panel={
        <Suspense>
          {open && (
            <SearchPanel
              status={status()}
              query={text.trim()}
              total={pages[0]?.total_properties}
              corrected={pages[0]?.corrected ?? null}
              properties={pages.flatMap((page) => page.allData)}
              sort={sort}
              onSort={setSort}
              hrefOf={(property) => paths.property(property.id)}
              allHref={resultsPath}
              hasMore={list.hasNextPage}
              loadingMore={list.isFetchingNextPage}
              onLoadMore={() => void list.fetchNextPage()}
              onRetry={() => void list.refetch()}
            />
          )}
        </Suspense>
      }
    />
  );
}
