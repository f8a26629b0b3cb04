import { ACTIONS, type AreaKind, type CallInput, PROPERTY_TYPES } from '@mashrabiya/contract';

/** Ignores invalid parameters. */
const parseAreaKind = (search: URLSearchParams): AreaKind => ({
  action: ACTIONS.find((option) => option === search.get('action')),
  type: PROPERTY_TYPES.find((option) => option === search.get('type')),
});

export const buildAreaInput = (cityId: string, search: URLSearchParams): CallInput<'getArea'> => ({
  params: { cityId },
  query: parseAreaKind(search),
});
