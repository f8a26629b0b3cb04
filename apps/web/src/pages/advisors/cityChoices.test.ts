import { expect, test } from 'vitest';
import { buildCityChoices } from './cityChoices.ts';

const citiesWithAdvisors = [{ id: 2, name: 'المعادي', total: 3 }];

test('cities without advisors are choices too', () => {
  const createCity = (id: number, ar_name: string, en_name: string) => ({
    id,
    name: ar_name,
    ar_name,
    en_name,
    gover_id: 1,
  });
  const cities = [createCity(1, 'حلوان', 'Helwan'), createCity(2, 'المعادي', 'Maadi')];
  expect(
    buildCityChoices([{ id: 1, name: 'القاهرة', ar_name: 'القاهرة', en_name: 'Cairo', cities }], citiesWithAdvisors),
  ).toEqual([
    { id: 1, name: 'حلوان', governorate: 'القاهرة', also: 'حلوان Helwan', total: 0 },
    { id: 2, name: 'المعادي', governorate: 'القاهرة', also: 'المعادي Maadi', total: 3 },
  ]);
});

test('while places load, the choices are the cities of the advisors', () => {
  expect(buildCityChoices(undefined, citiesWithAdvisors)).toEqual(citiesWithAdvisors);
});
