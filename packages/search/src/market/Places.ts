import { measureKilometres } from '@mashrabiya/contract';
import type { CityEntry, Reference } from '../listings/reference.ts';

export class Places {
  readonly #cities: Reference['cities'];
  readonly #within = new Map<string, readonly number[]>();

  constructor({ cities }: Pick<Reference, 'cities'>) {
    this.#cities = cities;
  }

  /** The city, and all cities whose centres are within a radius. */
  findWithin(cityId: number, radius: number): readonly number[] {
    const key = `${cityId} ${radius}`;
    let cityIds = this.#within.get(key);
    if (!cityIds) {
      const city = this.#cities.get(cityId);
      cityIds = this.#filterCities((other) => city !== undefined && measureKilometres(city, other) <= radius);
      this.#within.set(key, cityIds);
    }
    return cityIds;
  }

  listGovernorateCities(cityId: number): readonly number[] {
    const governorate = this.#cities.get(cityId)?.governorateId;
    return this.#filterCities((other) => other.governorateId === governorate);
  }

  #filterCities(predicate: (city: CityEntry) => boolean): number[] {
    return [...this.#cities.values()].filter(predicate).map(({ id }) => id);
  }
}
