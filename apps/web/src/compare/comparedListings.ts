import { definePart } from '../api/apiQueryOptions.ts';
import { useApiQueries } from '../api/useApiQuery.ts';

export const listingPart = definePart('getProperty', 'home', ({ data }) => data);

/** Properties of a comparison, each with its own state, in the order of their ids. */
export const useComparedListings = (ids: readonly string[]) =>
  useApiQueries(
    listingPart,
    ids.map((id) => ({ params: { id } })),
  );
