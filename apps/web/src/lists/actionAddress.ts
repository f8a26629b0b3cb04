import type { Action } from '@mashrabiya/contract';
import type { FilterState } from '@mashrabiya/ui';
import { type ListState, writeListState } from '../routing/listState.ts';
import { paths } from '../routing/paths.ts';
import type { wordsOf } from './sentence.ts';
import type { ListKind } from './source.ts';

/** Prices and payment methods differ between sale and rent; place, type, rooms, size and features do not. */
const withoutMoney = ({ min_price, max_price, max_monthly, payment, ...rest }: FilterState): FilterState => rest;

/** Same list for sale or rent. A list with both is only narrowed, so that no filter is lost. */
export function actionAddress(
  kind: ListKind,
  action: Action,
  state: ListState,
  words: Partial<ReturnType<typeof wordsOf>> = {},
): string {
  const { action: chosen, ...filters } = state.filters;
  const address = (path: string, own: FilterState, current: Action | undefined) => {
    const rest = current === undefined || current === action ? filters : withoutMoney(filters);
    return path + writeListState({ ...state, page: 1, filters: { ...rest, ...own } }, words);
  };
  if (kind === 'forSale' || kind === 'forRent') {
    return address(
      action === 'forsell' ? paths.forSale : paths.forRent,
      {},
      kind === 'forSale' ? 'forsell' : 'forrent',
    );
  }
  return address(paths[kind], { action }, chosen);
}
