import { ACTIONS, type AreaKind, type CallInput, PROPERTY_TYPES } from '@mashrabiya/contract';

/** Ignores invalid parameters. */
const areaKind = (search: URLSearchParams): AreaKind => ({
  action: ACTIONS.find((known) => known === search.get('action')),
  type: PROPERTY_TYPES.find((known) => known === search.get('type')),
});

export const areaInput = (cityId: string, search: URLSearchParams): CallInput<'getArea'> => ({
  params: { cityId },
  query: areaKind(search),
});
