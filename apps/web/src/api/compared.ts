import { queryOptions } from '@tanstack/react-query';
import type { QueryContext } from './queries.ts';

/** A home as a comparison shows it: without the homes like it, four times over. */
export const comparedQuery = ({ client, language }: QueryContext, id: string) =>
  queryOptions({
    queryKey: ['compared', language, id],
    queryFn: ({ signal }) => client('getProperty', { params: { id } }, signal).then(({ data }) => data),
  });
