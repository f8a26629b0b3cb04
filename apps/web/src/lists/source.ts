import { RANKING } from '@mashrabiya/contract';
import { matchPath } from 'react-router-dom';
import type { ListSource } from '../api/lists.ts';
import { readListState } from '../routing/listState.ts';
import { paths } from '../routing/paths.ts';
import { wordsOf } from './sentence.ts';

export type ListKind = 'forSale' | 'forRent' | 'search' | 'superior' | 'elite';

const KINDS = ['forRent', 'search', 'superior', 'elite'] as const;

export const listKind = (pathname: string): ListKind =>
  KINDS.find((kind) => matchPath(paths[kind], pathname)) ?? 'forSale';

export function listSource(pathname: string, search: URLSearchParams): ListSource {
  const { filters: all, view: _, ...order } = readListState(search);
  const { action, ...filters } = all;
  switch (listKind(pathname)) {
    case 'forSale':
      return { action: 'forsell', filters, ...order };
    case 'forRent':
      return { action: 'forrent', filters, ...order };
    case 'superior':
      return { query: '', action, filters: { ...filters, ranking: RANKING.superior }, ...order };
    case 'elite':
      return { query: '', action, filters: { ...filters, ranking: RANKING.elite }, ...order };
    case 'search': {
      const { query = '', prefer } = wordsOf(search);
      return { query, ...(prefer && { prefer }), action, filters, ...order };
    }
  }
}
