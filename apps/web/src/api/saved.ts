import { queryOptions } from '@tanstack/react-query';
import type { ListSource, QueryContext } from './queries.ts';

/** How many homes of a list were advertised after a moment. */
export const newCountQuery = ({ client, language }: QueryContext, source: ListSource, since: string) =>
  queryOptions({
    queryKey: ['new', language, source, since],
    queryFn: ({ signal }) => {
      const { filters, action, query } = source;
      return client('getFacets', { query: { ...filters, action, query, since } }, signal).then(({ total }) => total);
    },
    staleTime: 60_000,
  });
