import type { AdvisorApplication } from '@mashrabiya/contract';
import type { HttpHandler } from 'msw';
import { advisorApplication, advisors } from './fixtures/advisors.ts';
import { cities } from './fixtures/places.ts';
import { mockCall } from './mockCall.ts';

/** Advisors, the user's own application, and a moderation queue with one case. */
export function advisorHandlers(): HttpHandler[] {
  let own: AdvisorApplication | null = null;
  let waiting = 1;
  return [
    mockCall('listAdvisors', ({ query: { city, area, type }, language }) => {
      const nameOf = (id: number) => cities(language).find((one) => one.id === id)?.name ?? '';
      const ofType = advisors(language).filter(({ category }) => type === undefined || category === type);
      const inCity = ofType.filter((one) => city === undefined || one.city === city);
      const found = inCity.filter(({ places }) => area === undefined || places.includes(nameOf(area)));
      const placesOf = (names: readonly string[]) =>
        cities(language)
          .filter(({ name }) => names.includes(name))
          .map(({ id, name }) => ({ id, name, total: names.filter((one) => one === name).length }));
      return {
        data: { data: found, current_page: 1, last_page: 1, total: found.length },
        cities: placesOf(ofType.map(({ city_name }) => city_name)),
        areas: placesOf(inCity.flatMap(({ places }) => places)),
      };
    }),
    mockCall('getApplication', () => ({ data: own })),
    mockCall('applyAsAdvisor', ({ language }) => {
      own = advisorApplication(language);
      return { data: own };
    }),
    mockCall('claimAdvisor', ({ language }) => ({ data: waiting > 0 ? advisorApplication(language) : null, waiting })),
    mockCall('decideAdvisor', () => {
      waiting = 0;
      return { code: 200 };
    }),
    mockCall('undoAdvisor', () => {
      waiting = 1;
      return { code: 200 };
    }),
  ];
}
