/** Next page of a list of `useApiPages`. */
export interface NextPage {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage(): unknown;
}

interface FurtherPages extends NextPage {
  isFetchPreviousPageError: boolean;
  fetchPreviousPage(): unknown;
  refetch(): unknown;
}

/** Requests again what failed: the next page, the previous page, or the list. */
export function retryList(list: FurtherPages): unknown {
  if (list.isFetchNextPageError) return list.fetchNextPage();
  return list.isFetchPreviousPageError ? list.fetchPreviousPage() : list.refetch();
}

/** Loads the next page; undefined at the end, and after a failure, which `NextPageFailure` shows. */
export const getLoadMore = ({ hasNextPage, isFetchNextPageError, fetchNextPage }: NextPage) =>
  hasNextPage && !isFetchNextPageError ? () => void fetchNextPage() : undefined;

/**
 * Like `getLoadMore`, for lists that load on scroll. Undefined while a page loads: if that has no new item, the end of
 * the list is reported again.
 */
export const getLoadOnScroll = (list: NextPage) => (list.isFetchingNextPage ? undefined : getLoadMore(list));
