import { expect, it } from 'vitest';
import { filterAdvisors } from './advisorFilters.ts';

const advisors = [
  { id: 'a', city_id: 1, category_id: 1, places: [1, 2] },
  { id: 'b', city_id: 1, category_id: 2, places: [2, 2] },
  { id: 'c', city_id: 3, category_id: 1, places: [3] },
];
const filterIds = (conditions: Parameters<typeof filterAdvisors>[1]) =>
  filterAdvisors(advisors, conditions)
    .matchingAdvisors.map(({ id }) => id)
    .join('');

it('keeps advisors that match every condition, in order', () => {
  expect(filterIds({})).toBe('abc');
  expect(filterIds({ cityId: 1 })).toBe('ab');
  expect(filterIds({ cityId: 1, areaId: 1 })).toBe('a');
  expect(filterIds({ categoryId: 1, areaId: 2 })).toBe('a');
  expect(filterIds({ cityId: 9 })).toBe('');
});

it('counts other choices: cities under the type, areas under the city too', () => {
  const { cities, areas } = filterAdvisors(advisors, { cityId: 1, areaId: 1, categoryId: 1 });
  expect([...cities]).toEqual([
    [1, 1],
    [3, 1],
  ]);
  expect([...areas]).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(filterAdvisors(advisors, { cityId: 1 }).areas.get(2)).toBe(2);
});
