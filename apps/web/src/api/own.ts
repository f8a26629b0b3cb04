import { queryOptions } from '@tanstack/react-query';
import type { QueryContext } from './queries.ts';

/** What the keys of a person's own answers begin with: they go when the person does. */
export const OWN = 'own';

/** What a query of one's own is made from: whose it is stands in its key. */
export interface OwnContext extends QueryContext {
  /** The login's token; empty while nobody is logged in, and nothing is asked for. */
  person: string;
}

/** Ids of the homes that have the person's heart; of no language. */
export const lovedQuery = ({ client, person }: OwnContext) =>
  queryOptions({
    queryKey: [OWN, person, 'loved'],
    queryFn: ({ signal }) => client('getLovedIds', {}, signal).then(({ data }) => data),
    enabled: person !== '',
  });
