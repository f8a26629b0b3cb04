import { PROPERTY_TYPES } from '@mashrabiya/contract';
import type { AdvisorFilterValues } from '@mashrabiya/ui';
import { paths } from '../../routing/paths.ts';

export interface AdvisorsUrlState extends AdvisorFilterValues {
  page: number;
}

const parseId = (text: string | null): number | undefined => {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id <= 10_000 ? id : undefined;
};

/** Ignores invalid parameters. */
export const parseAdvisorsUrl = (search: URLSearchParams): AdvisorsUrlState => ({
  city: parseId(search.get('city')),
  area: parseId(search.get('area')),
  type: PROPERTY_TYPES.find((option) => option === search.get('type')),
  page: parseId(search.get('page')) ?? 1,
});

/** Writes the shortest URL, parameters in a fixed order. */
export function buildAdvisorsUrl({ city, area, type, page = 1 }: Partial<AdvisorsUrlState>): string {
  const search = new URLSearchParams();
  if (city) search.set('city', String(city));
  if (area) search.set('area', String(area));
  if (type) search.set('type', type);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `${paths.advisors}?${text}` : paths.advisors;
}
