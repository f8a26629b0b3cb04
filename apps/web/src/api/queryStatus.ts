interface QueryState {
  data: unknown;
  error: unknown;
}

/** True without an answer only: a failed refetch, or a failed further page, keeps the earlier one. */
export const hasLoadFailed = ({ data, error }: QueryState): boolean => error !== null && data === undefined;

/** State in which a page shows a query. */
export function getQueryStatus(query: QueryState): 'loading' | 'ready' | 'failed' {
  if (hasLoadFailed(query)) return 'failed';
  return query.data === undefined ? 'loading' : 'ready';
}
