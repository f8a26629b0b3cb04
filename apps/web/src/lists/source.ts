import { RANKING } from '@mashrabiya/contract';
import { matchPath } from 'react-router-dom';
import type { ListSource } from '../api/listQueries.ts';
import { readListState } from '../routing/listState.ts';
import { paths } from '../routing/paths.ts';
import { getSearchWords } from './sentence.ts';

export type ListKind = 'forSale' | 'forRent' | 'search' | 'superior' | 'elite';

const LIST_KINDS = ['forRent', 'search', 'superior', 'elite'] as const;

export const getListKind = (pathname: string): ListKind =>
  LIST_KINDS.find((kind) => matchPath(paths[kind], pathname)) ?? 'forSale';

export function parseListSource(pathname: string, search: URLSearchParams): ListSource {
  const { filters: allFilters, view: _, ...order } = readListState(search);
  const { action, ...filters } = allFilters;
  switch (getListKind(pathname)) {
    case 'forSale':
      return { action: 'forsell', filters, ...order };
    case 'forRent':
      return { action: 'forrent', filters, ...order };
    case 'superior':
      return { query: '', action, filters: { ...filters, ranking: RANKING.superior }, ...order };
    case 'elite':
      return { query: '', action, filters: { ...filters, ranking: RANKING.elite }, ...order };
    case 'search': {
      const { query = '', prefer } = getSearchWords(search);
      return { query, ...(prefer && { prefer }), action, filters, ...order };
    }
  }
}
