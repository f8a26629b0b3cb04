import type { Action } from '@mashrabiya/contract';
import type { FilterState } from '@mashrabiya/ui';
import { type ListState, writeListState } from '../routing/listState.ts';
import { paths } from '../routing/paths.ts';
import type { getSearchWords } from './sentence.ts';
import type { ListKind } from './source.ts';

/** Prices and payment methods differ between sale and rent; place, type, rooms, size and features do not. */
const removePriceFilters = ({
  min_price,
  max_price,
  max_monthly,
  payment,
  ...remainingFilters
}: FilterState): FilterState => remainingFilters;

/** Same list for sale or rent. A list with both is only narrowed, so that no filter is lost. */
export function buildActionUrl(
  kind: ListKind,
  action: Action,
  state: ListState,
  words: Partial<ReturnType<typeof getSearchWords>> = {},
): string {
  const { action: chosenAction, ...filters } = state.filters;
  const buildUrl = (path: string, overrides: FilterState, currentAction: Action | undefined) => {
    const remainingFilters =
      currentAction === undefined || currentAction === action ? filters : removePriceFilters(filters);
    return path + writeListState({ ...state, page: 1, filters: { ...remainingFilters, ...overrides } }, words);
  };
  if (kind === 'forSale' || kind === 'forRent') {
    return buildUrl(
      action === 'forsell' ? paths.forSale : paths.forRent,
      {},
      kind === 'forSale' ? 'forsell' : 'forrent',
    );
  }
  return buildUrl(paths[kind], { action }, chosenAction);
}
