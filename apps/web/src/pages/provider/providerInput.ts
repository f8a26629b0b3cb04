import type { CallInput } from '@mashrabiya/contract';
import { toSortFields } from '../../api/lists.ts';
import { readListState } from '../../routing/listState.ts';

export const buildListingsInput = (id: string, search: URLSearchParams): CallInput<'listProviderListings'> => ({
  params: { id },
  query: toSortFields(readListState(search).sort),
});
