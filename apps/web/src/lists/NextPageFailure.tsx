import { FailedState } from '@mashrabiya/ui';
import type { NextPage } from '../api/nextPage.ts';

/** Failure of a list's next page with a retry, in place of `getLoadMore`: silence would look like the end of the list. */
export function NextPageFailure({ list, title }: { list: NextPage; title?: string }) {
  if (!list.isFetchNextPageError) return null;
  return <FailedState title={title} retrying={list.isFetchingNextPage} onRetry={() => void list.fetchNextPage()} />;
}
