import type { FilterState } from '@mashrabiya/ui';
import { writeListState } from '../routing/listState.ts';
import { paths } from '../routing/paths.ts';
import type { ListKind } from './source.ts';

/** Identifies a search: no order, page or sentence, words verbatim. */
export const buildSearchKey = (kind: ListKind, filters: FilterState, query: string | undefined): string =>
  paths[kind] + writeListState({ filters }, { query, plain: query && '1' });
