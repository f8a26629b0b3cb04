import type { CallInput } from '@mashrabiya/contract';
import { sortFields } from '../../api/lists.ts';
import { readListState } from '../../routing/listState.ts';

export const listingsInput = (id: string, search: URLSearchParams): CallInput<'listProviderListings'> => ({
  params: { id },
  query: sortFields(readListState(search).sort),
});
