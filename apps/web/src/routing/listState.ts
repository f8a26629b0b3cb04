import { MAX_PAGE, RANGE_FIELDS, SORT_OPTIONS, type SortOption } from '@mashrabiya/contract';
import { foldDigits } from '@mashrabiya/i18n';
import { type FilterState, readFilters, writeFilters } from '@mashrabiya/ui';

export interface ListState {
  filters: FilterState;
  sort: SortOption | undefined;
  page: number;
  /** Shown on a map, beside or instead of the list. */
  view?: 'map' | undefined;
}

const parsePage = (text: string | null): number => {
  const page = Number(foldDigits(text ?? ''));
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
};

/** If min exceeds max, min is dropped. An invalid URL never breaks the page. */
function orderRanges(filters: FilterState): FilterState {
  const ordered = { ...filters };
  for (const name of ['price', ...RANGE_FIELDS] as const) {
    const [low, high] = [filters[`min_${name}`], filters[`max_${name}`]];
    if (low !== undefined && high !== undefined && low > high) delete ordered[`min_${name}`];
  }
  return ordered;
}

/** Ignores invalid parameters. */
export const readListState = (search: URLSearchParams): ListState => ({
  filters: orderRanges(readFilters(search)),
  sort: SORT_OPTIONS.find((option) => option === search.get('sort')),
  page: parsePage(search.get('page')),
  ...(search.get('view') === 'map' ? { view: 'map' } : {}),
});

/** Writes the shortest query, in a fixed order: equal states give equal URLs. */
export function writeListState(
  { filters = {}, sort, page = 1, view }: Partial<ListState>,
  rest: Record<string, string | undefined> = {},
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value) search.set(name, value);
  for (const [name, value] of writeFilters(filters)) search.set(name, value);
  if (view) search.set('view', view);
  if (sort) search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  const text = search.toString().replace(/%2C/g, ',').replace(/%3A/g, ':');
  return text && `?${text}`;
}
