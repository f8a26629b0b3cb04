import { ACTIONS, type AreaKind, PROPERTY_TYPES } from '@mashrabiya/contract';

/** The kind that the address of an area asks for. What it cannot understand it leaves out. */
export const areaKind = (search: URLSearchParams): AreaKind => ({
  action: ACTIONS.find((known) => known === search.get('action')),
  type: PROPERTY_TYPES.find((known) => known === search.get('type')),
});
