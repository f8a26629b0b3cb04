import type { FilterState } from '@mashrabiya/ui';
import type { ListSource } from '../api/listQueries.ts';

export interface ListMapProps {
  source: ListSource;
  /** The list's filters; `box` and `area` belong to the map. */
  filters: FilterState;
  /** URL of the list with other filters, with or without its map. */
  getHref: (filters: FilterState, open: boolean) => string;
}
