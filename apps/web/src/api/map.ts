import type { Facets, MapView } from '@mashrabiya/contract';
import { queryOptions } from '@tanstack/react-query';
import type { ListSource, QueryContext } from './queries.ts';

/** Which homes a map is about: a list's, wherever they are. */
export type MapSource = Pick<ListSource, 'action' | 'query' | 'filters'>;

/** What a map shows. */
export interface Shown {
  /** `south,west,north,east`. */
  box: string;
  zoom: number;
}

/** What is asked of homes wherever they are: the part of the map is told beside it. */
const askedOf = ({ action, query, filters: { box: _, ...filters } }: MapSource) => ({
  ...filters,
  ...(action ? { action } : {}),
  ...(query ? { query } : {}),
});

/** Clusters, pins and dots of a part of the map; without one of all homes. */
export function mapQuery({ client, language }: QueryContext, source: MapSource, shown: Shown | undefined) {
  const asked = askedOf(source);
  return queryOptions({
    queryKey: ['map', language, asked, shown],
    queryFn: ({ signal }): Promise<MapView> => client('getMap', { query: { ...asked, ...shown } }, signal),
  });
}

/** How many homes each district in a part of the map has, other districts being chosen or not. */
export function districtsQuery({ client, language }: QueryContext, source: MapSource, shown: Shown | undefined) {
  const { city: _, ...asked } = askedOf(source);
  return queryOptions({
    queryKey: ['map-districts', language, asked, shown?.box],
    queryFn: ({ signal }): Promise<Facets> => client('getFacets', { query: { ...asked, box: shown?.box } }, signal),
  });
}
