import type { CallInput } from '@mashrabiya/contract';
import { toSortFields } from '../../api/listQueries.ts';
import { readListState } from '../../routing/listState.ts';

export const buildListingsInput = (id: string, search: URLSearchParams): CallInput<'listProviderListings'> => ({
  params: { id },
  query: toSortFields(readListState(search).sort),
});
