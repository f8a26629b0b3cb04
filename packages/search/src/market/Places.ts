import { kilometres } from '@mashrabiya/contract';
import type { CityEntry, Reference } from '../listings/reference.ts';

export class Places {
  readonly #cities: Reference['cities'];
  readonly #within = new Map<string, readonly number[]>();

  constructor({ cities }: Pick<Reference, 'cities'>) {
    this.#cities = cities;
  }

  /** The city and those whose centres are within a radius. */
  within(cityId: number, radius: number): readonly number[] {
    const key = `${cityId} ${radius}`;
    let found = this.#within.get(key);
    if (!found) {
      const city = this.#cities.get(cityId);
      found = this.#citiesThat((other) => city !== undefined && kilometres(city, other) <= radius);
      this.#within.set(key, found);
    }
    return found;
  }

  inGovernorateOf(cityId: number): readonly number[] {
    const governorate = this.#cities.get(cityId)?.governorateId;
    return this.#citiesThat((other) => other.governorateId === governorate);
  }

  #citiesThat(holds: (city: CityEntry) => boolean): number[] {
    return [...this.#cities.values()].filter(holds).map(({ id }) => id);
  }
}
