import type { ListSource } from '../../api/queries.ts';
import { readListState } from '../../routing/listState.ts';
import { matchPath } from '../../routing/match.ts';
import { paths } from '../../routing/paths.ts';
import { wordsOf } from './said.ts';

export type ListKind = 'forSale' | 'forRent' | 'search' | 'superior' | 'elite';

const KINDS = ['forRent', 'search', 'superior', 'elite'] as const;

/** Which list a path shows. */
export const listKind = (pathname: string): ListKind =>
  KINDS.find((kind) => matchPath(paths[kind], pathname)) ?? 'forSale';

/** What the list at an address shows. */
export function listSource(pathname: string, search: URLSearchParams): ListSource {
  const { filters: all, view: _, ...order } = readListState(search);
  const { action, ...filters } = all;
  switch (listKind(pathname)) {
    case 'forSale':
      return { action: 'forsell', filters, ...order };
    case 'forRent':
      return { action: 'forrent', filters, ...order };
    case 'superior':
      return { query: '', action, filters: { ...filters, ranking: 3 }, ...order };
    case 'elite':
      return { query: '', action, filters: { ...filters, ranking: 2 }, ...order };
    case 'search': {
      const { query = '', prefer } = wordsOf(search);
      return { query, ...(prefer && { prefer }), action, filters, ...order };
    }
  }
}
