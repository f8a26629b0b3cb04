import { ACTIONS, type AreaKind, type CallInput, PROPERTY_TYPES } from '@mashrabiya/contract';

/** Kind of home in an area's URL. Invalid parameters are ignored. */
const areaKind = (search: URLSearchParams): AreaKind => ({
  action: ACTIONS.find((known) => known === search.get('action')),
  type: PROPERTY_TYPES.find((known) => known === search.get('type')),
});

/** Input of the area call, from the page's URL. */
export const areaInput = (cityId: string, search: URLSearchParams): CallInput<'getArea'> => ({
  params: { cityId },
  query: areaKind(search),
});
