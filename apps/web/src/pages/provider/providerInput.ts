import type { CallInput } from '@mashrabiya/contract';
import { sortFields } from '../../api/lists.ts';
import { readListState } from '../../routing/listState.ts';

export const homesInput = (id: string, search: URLSearchParams): CallInput<'listProviderHomes'> => ({
  params: { id },
  query: sortFields(readListState(search).sort),
});
