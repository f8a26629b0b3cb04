import { useApiPages, useApiQuery } from '../../api/useApiQuery.ts';

export function usePeople(search: URLSearchParams, isShown: boolean) {
  const person = search.get('person') ?? undefined;
  const query = search.get('q') ?? '';
  const list = useApiPages('listPeople', isShown && person === undefined ? { query: { query } } : undefined, {
    staleTime: 0,
  });
  const record = useApiQuery('getPerson', isShown && person !== undefined ? { params: { id: person } } : undefined, {
    staleTime: 0,
  });
  return {
    query,
    list,
    record,
    asked: person === undefined ? list : record,
    /** Number of matches; undefined beside one user. */
    total: person === undefined ? list.data?.pages[0]?.data.total : undefined,
  };
}
