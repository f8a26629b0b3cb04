import type { AdvisorApplication } from '@mashrabiya/contract';
import type { HttpHandler } from 'msw';
import { advisorApplication, advisors } from './fixtures/advisors.ts';
import { cities } from './fixtures/places.ts';
import { mockCall } from './mockCall.ts';

export function advisorHandlers(): HttpHandler[] {
  let ownApplication: AdvisorApplication | null = null;
  let waitingCount = 1;
  return [
    mockCall('listAdvisors', ({ query: { city, area, type }, language }) => {
      const getCityName = (id: number) => cities(language).find((candidate) => candidate.id === id)?.name ?? '';
      const isOfType = advisors(language).filter(({ category }) => type === undefined || category === type);
      const isInCity = isOfType.filter((advisor) => city === undefined || advisor.city === city);
      const matchingAdvisors = isInCity.filter(
        ({ places }) => area === undefined || places.includes(getCityName(area)),
      );
      const getPlaces = (names: readonly string[]) =>
        cities(language)
          .filter(({ name }) => names.includes(name))
          .map(({ id, name }) => ({ id, name, total: names.filter((cityName) => cityName === name).length }));
      return {
        data: { data: matchingAdvisors, current_page: 1, last_page: 1, total: matchingAdvisors.length },
        cities: getPlaces(isOfType.map(({ city_name }) => city_name)),
        areas: getPlaces(isInCity.flatMap(({ places }) => places)),
      };
    }),
    mockCall('getApplication', () => ({ data: ownApplication })),
    mockCall('applyAsAdvisor', ({ language }) => {
      ownApplication = advisorApplication(language);
      return { data: ownApplication };
    }),
    mockCall('claimAdvisor', ({ language }) => ({
      data: waitingCount > 0 ? advisorApplication(language) : null,
      waiting: waitingCount,
    })),
    mockCall('decideAdvisor', () => {
      waitingCount = 0;
      return { code: 200 };
    }),
    mockCall('undoAdvisor', () => {
      waitingCount = 1;
      return { code: 200 };
    }),
  ];
}
