import { part } from '../api/query.ts';
import { useApiQueries } from '../api/useApiQuery.ts';

export const homeAlone = part('getProperty', 'home', ({ data }) => data);

/** Properties of a comparison, each with its own state, in the order of their ids. */
export const useComparedHomes = (ids: readonly string[]) =>
  useApiQueries(
    homeAlone,
    ids.map((id) => ({ params: { id } })),
  );
