import { MAX_QUERY_LENGTH } from '@mashrabiya/contract';
import { useApiPages, useApiQuery } from '../../api/useApiQuery.ts';
import { readTextParameter } from '../../routing/readableText.ts';

export function useUsers(search: URLSearchParams, isShown: boolean) {
  const userId = search.get('person') ?? undefined;
  const query = readTextParameter(search, 'q', MAX_QUERY_LENGTH) ?? '';
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
