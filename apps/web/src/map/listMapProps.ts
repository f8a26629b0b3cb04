import type { FilterState } from '@mashrabiya/ui';
import type { ListSource } from '../api/lists.ts';

export interface ListMapProps {
  /** The list whose homes the map shows. */
  source: ListSource;
  /** The list's filters; `box` and `area` are the map's. */
  filters: FilterState;
  /** Address of the list with other filters, with or without its map. */
  hrefOf: (filters: FilterState, open: boolean) => string;
}
