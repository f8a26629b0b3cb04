import { PAGE_SIZE } from '@mashrabiya/contract';
import type { Handler } from '../../app/callHandler.ts';
import { toPageNumbers } from '../../app/toPageNumbers.ts';
import { getCategoryId } from '../../favorites/rules/getCategoryId.ts';
import { findListedAdvisors } from '../repository/advisors.ts';
import { filterAdvisors } from '../rules/advisorFilters.ts';
import { toAdvisor } from '../rules/toAdvisor.ts';

export const listAdvisors: Handler<'listAdvisors'> = async ({ query }, { db, reference, language }) => {
  const { page, city, area, type } = query;
  const conditions = { cityId: city, areaId: area, categoryId: getCategoryId(reference, type) };
  const { matchingAdvisors, cities, areas } = filterAdvisors(await findListedAdvisors(db), conditions);
  const toPlaceCounts = (totals: ReadonlyMap<number, number>) =>
    Array.from(totals, ([id, total]) => ({ id, name: reference.cities.get(id)?.[language] ?? '', total })).sort(
      (a, b) => a.name.localeCompare(b.name, language),
    );
  return {
    data: {
      data: matchingAdvisors
        .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
        .map((row) => toAdvisor(row, { reference, language })),
      ...toPageNumbers(page, matchingAdvisors.length),
      total: matchingAdvisors.length,
    },
    cities: toPlaceCounts(cities),
    areas: toPlaceCounts(areas),
  };
};
