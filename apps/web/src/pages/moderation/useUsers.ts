import { useApiPages, useApiQuery } from '../../api/useApiQuery.ts';

export function useUsers(search: URLSearchParams, isShown: boolean) {
  const userId = search.get('person') ?? undefined;
  const query = search.get('q') ?? '';
  const list = useApiPages('listUsers', isShown && userId === undefined ? { query: { query } } : undefined, {
    staleTime: 0,
  });
  const record = useApiQuery(
    'getModeratedUser',
    isShown && userId !== undefined ? { params: { id: userId } } : undefined,
    {
      staleTime: 0,
    },
  );
  return {
    query,
    list,
    record,
    activeQuery: userId === undefined ? list : record,
    /** Number of matches; undefined while a single user is shown. */
    total: userId === undefined ? list.data?.pages[0]?.data.total : undefined,
  };
}
