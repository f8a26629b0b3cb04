import type { CallAnswer, CallInput, CallName } from '@mashrabiya/contract';
import { type InfiniteData, infiniteQueryOptions, skipToken } from '@tanstack/react-query';
import { getCallIdentity, type QueryContext } from './apiQueryOptions.ts';
import { buildQueryKey, needsUser } from './queryKeys.ts';

interface Pagination {
  current_page: number;
  last_page: number;
}
type Items = readonly object[];
/** Items and pagination fields, or both under `data` (specification, section 3). */
type Paged = (Pagination & { allData: Items }) | { data: Pagination & { data: Items } };
const getPagination = (answer: Paged): Pagination => ('data' in answer ? answer.data : answer);

function filterItems<P extends Paged>(page: P, isShown: (item: object) => boolean): P {
  if ('allData' in page) return { ...page, allData: page.allData.filter(isShown) };
  return { ...page, data: { ...page.data, data: page.data.data.filter(isShown) } };
}

/** Drops items that an earlier page has: a new item moves others to the next page before that is loaded. */
function dropRepeatedItems<P extends Paged>(data: InfiniteData<P, number>): InfiniteData<P, number> {
  const ids = new Set<unknown>();
  const isFirst = (item: object) => !('id' in item) || ids.size < ids.add(item.id).size;
  return { ...data, pages: data.pages.map((page) => filterItems(page, isFirst)) };
}

export type PagedCall = { [N in CallName]: CallAnswer<N> extends Paged ? N : never }[CallName];

/** Input for one page: the number goes into the body, or into the query if there is no body. */
function withPage<I extends { query?: object; body?: object }>(input: I, page: number): I {
  return input.body ? { ...input, body: { ...input.body, page } } : { ...input, query: { ...input.query, page } };
}

/** Limit of pages refetched when a stale list is shown again: each is a request, one after the other. */
const MAX_REFETCHED_PAGES = 5;

/** Query options of a paged list from its `first` page on; see `apiQueryOptions`. */
export function apiPagesOptions<N extends PagedCall>(
  context: QueryContext,
  call: N,
  input: CallInput<N> | undefined,
  first = 1,
) {
  const { client, user } = context;
  const isEnabled = input !== undefined && !(needsUser(call) && user === '');
  const queryKey = buildQueryKey(context, call, input && withPage(input, first), { isPaged: true });
  return infiniteQueryOptions<CallAnswer<N>, Error, InfiniteData<CallAnswer<N>, number>, typeof queryKey, number>({
    queryKey,
    queryFn: isEnabled
      ? ({ pageParam, signal }) => client(call, withPage(input, pageParam), signal, getCallIdentity(context, call))
      : skipToken,
    refetchOnMount: ({ state }) => state.isInvalidated || (state.data?.pages.length ?? 0) <= MAX_REFETCHED_PAGES,
    select: dropRepeatedItems,
    initialPageParam: first,
    getNextPageParam: (answer) => {
      const { current_page, last_page } = getPagination(answer);
      return current_page < last_page ? current_page + 1 : undefined;
    },
    getPreviousPageParam: (answer) => {
      const { current_page } = getPagination(answer);
      return current_page > 1 ? current_page - 1 : undefined;
    },
  });
}
