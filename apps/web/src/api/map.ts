import type { Facets, MapView } from '@mashrabiya/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListSource, QueryContext } from './queries.ts';

/** Which homes a map is about: a list's, wherever they are. */
export type MapSource = Pick<ListSource, 'action' | 'query' | 'filters'>;

/** What a map shows. */
export interface Shown {
  /** `south,west,north,east`. */
  box: string;
  zoom: number;
}

const wordsOf = ({ action, query }: MapSource) => ({ ...(action ? { action } : {}), ...(query ? { query } : {}) });

/** Clusters, pins and dots of a part of the map; without one of all homes. What was shown stays until they come. */
export const mapQuery = ({ client, language }: QueryContext, source: MapSource, shown: Shown | undefined) =>
  queryOptions({
    queryKey: ['map', language, source, shown],
    queryFn: ({ signal }): Promise<MapView> => {
      const { box: _, ...filters } = source.filters;
      return client('getMap', { query: { ...filters, ...wordsOf(source), ...shown } }, signal);
    },
    placeholderData: keepPreviousData,
  });

/** How many homes each district in a part of the map has, other districts being chosen or not. */
export const districtsQuery = ({ client, language }: QueryContext, source: MapSource, shown: Shown | undefined) =>
  queryOptions({
    queryKey: ['map-districts', language, source, shown?.box],
    queryFn: ({ signal }): Promise<Facets> => {
      const { city: _, box: __, ...filters } = source.filters;
      return client('getFacets', { query: { ...filters, ...wordsOf(source), box: shown?.box } }, signal);
    },
    placeholderData: keepPreviousData,
  });
