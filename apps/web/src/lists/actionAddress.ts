import type { Action } from '@mashrabiya/contract';
import type { FilterState } from '@mashrabiya/ui';
import { type ListState, writeListState } from '../routing/listState.ts';
import { paths } from '../routing/paths.ts';
import type { getSearchWords } from './sentence.ts';
import type { ListKind } from './source.ts';

/** Prices and payment methods differ between sale and rent; place, type, rooms, size and features do not. */
const removePriceFilters = ({ min_price, max_price, max_monthly, payment, ...rest }: FilterState): FilterState => rest;

/** Same list for sale or rent. A list with both is only narrowed, so that no filter is lost. */
export function buildActionAddress(
  kind: ListKind,
  action: Action,
  state: ListState,
  words: Partial<ReturnType<typeof getSearchWords>> = {},
): string {
  const { action: chosen, ...filters } = state.filters;
  const buildAddress = (path: string, overrides: FilterState, currentAction: Action | undefined) => {
    const rest = currentAction === undefined || currentAction === action ? filters : removePriceFilters(filters);
    return path + writeListState({ ...state, page: 1, filters: { ...rest, ...overrides } }, words);
  };
  if (kind === 'forSale' || kind === 'forRent') {
    return buildAddress(
      action === 'forsell' ? paths.forSale : paths.forRent,
      {},
      kind === 'forSale' ? 'forsell' : 'forrent',
    );
  }
  return buildAddress(paths[kind], { action }, chosen);
}
