import { queryOptions } from '@tanstack/react-query';
import type { QueryContext } from './queries.ts';

/** What a sentence says in filters. */
export const interpretQuery = ({ client, language }: QueryContext, q: string) =>
  queryOptions({
    queryKey: ['interpretation', language, q],
    queryFn: ({ signal }) => client('interpret', { query: { q } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** What a text may be the beginning of. */
export const suggestionsQuery = ({ client, language }: QueryContext, q: string) =>
  queryOptions({
    queryKey: ['suggestions', language, q],
    queryFn: ({ signal }) => client('getSuggestions', { query: { q } }, signal).then(({ data }) => data),
    retry: false,
  });
