import {
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
  skipToken,
} from '@tanstack/react-query';

interface Cache {
  queryClient: QueryClient;
}

export async function prefetch<T, K extends QueryKey>(
  { queryClient }: Cache,
  query: FetchQueryOptions<T, Error, T, K>,
): Promise<unknown> {
  if (query.queryFn === skipToken) return null;
  await queryClient.prefetchQuery(query);
  return queryClient.getQueryState(query.queryKey)?.error ?? null;
}

export async function prefetchPages<T, K extends QueryKey, P>(
  { queryClient }: Cache,
  query: FetchInfiniteQueryOptions<T, Error, T, K, P>,
): Promise<unknown> {
  if (query.queryFn === skipToken) return null;
  await queryClient.prefetchInfiniteQuery(query);
  return queryClient.getQueryState(query.queryKey)?.error ?? null;
}
