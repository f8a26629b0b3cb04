import type { Action, Category, Facets, Feature, Governorate } from '@mashrabiya/contract';
import type { FilterGroup, FilterLimits, FilterState } from '../filters/filterState.ts';

/** Props of the filter fields, in panel and column. */
export interface FilterFormProps {
  /** Filters of the list. */
  value: FilterState;
  /** Called with valid filters, in place of the browser's GET request. */
  onApply(value: FilterState): void;
  /** Called on each change with a valid draft, for counting. Not debounced. */
  onChange?: ((draft: FilterState) => void) | undefined;
  /** Counts per choice; undefined while unknown. */
  facets?: Facets | undefined;
  /** The counts are outdated and new ones are loading. */
  counting?: boolean | undefined;
  categories: readonly Category[];
  governorates: readonly Governorate[];
  features?: readonly Feature[] | undefined;
  /** Decides which delivery years are offered; default: the current time. */
  now?: Date | undefined;
  /** From the site's configuration; without them amounts have no upper limit. */
  limits?: FilterLimits | undefined;
  /** Makes sale or rent a filter, as in search results. */
  showAction?: boolean | undefined;
  /** Action of the list where it is not a filter: rents are per month. */
  listAction?: Action | undefined;
  /** Form target without JavaScript, by GET with the fields of `FilterState`. */
  action: string;
  /** Other URL parameters to preserve, e.g. `{ query: 'شقة' }`. */
  preservedParams?: Readonly<Record<string, string>> | undefined;
}

export interface FilterPanelFormProps extends FilterFormProps {
  onClose(): void;
  /** Group to open at. */
  group?: FilterGroup | undefined;
}
