import type { Action, Category, Facets, Feature, Governorate } from '@mashrabiya/contract';
import type { FilterGroup, FilterLimits, FilterState } from '../filters/filterState.ts';

/** What the fields of the filters are given, in a panel and in a column. */
export interface FilterFormProps {
  /** The filters that the list has. */
  value: FilterState;
  /** The new filters, valid. Takes the place of the browser's own GET. */
  onApply(value: FilterState): void;
  /** At each change that leaves the draft valid; for counting. Not debounced. */
  onChange?: ((draft: FilterState) => void) | undefined;
  /** How many homes each choice leaves; undefined while it is not known. */
  facets?: Facets | undefined;
  /** The counts belong to what was chosen before; new ones are on their way. */
  counting?: boolean | undefined;
  categories: readonly Category[];
  governorates: readonly Governorate[];
  /** What homes of the draft's type can have. */
  features?: readonly Feature[] | undefined;
  /** For the years of delivery on offer; the present moment when absent. */
  now?: Date | undefined;
  /** From the site's configuration; without them amounts have no upper end. */
  limits?: FilterLimits | undefined;
  /** Whether sale or rent is a filter here, as in search results. */
  showAction?: boolean | undefined;
  /** What the list holds where action is not a filter: rents are per month. */
  listAction?: Action | undefined;
  /** Where the form goes without script, by GET with the fields of `FilterState`. */
  action: string;
  /** What the address holds beside filters and must keep, e.g. `{ query: 'شقة' }`. */
  keep?: Readonly<Record<string, string>> | undefined;
}

/** The fields of the form that opens at one of its groups. */
export interface FilterPanelFormProps extends FilterFormProps {
  onClose(): void;
  /** The group of fields to open at. */
  group?: FilterGroup | undefined;
}
