import type { FilterState } from '@mashrabiya/ui';
import { writeListState } from '../routing/listState.ts';
import { paths } from '../routing/paths.ts';
import type { ListKind } from './source.ts';

/**
 * The address that tells one search from another: what is searched for, not how it is ordered, how far one has read or
 * what was said. Words stand as they are, so that opening it again shows the same homes.
 */
export const searchKey = (kind: ListKind, filters: FilterState, query: string | undefined): string =>
  paths[kind] + writeListState({ filters }, { query, plain: query && '1' });
