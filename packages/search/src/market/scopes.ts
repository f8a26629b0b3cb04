import type { PriceContext } from '@mashrabiya/contract';

/** Scope of similar listings: which kind, and how far around. */
export type Scope = Pick<PriceContext, 'kind' | 'area' | 'radius'>;

const AREA_SCOPES: readonly Omit<Scope, 'kind'>[] = [
  { area: 'city', radius: null },
  { area: 'nearby', radius: 10 },
  { area: 'nearby', radius: 25 },
  { area: 'governorate', radius: null },
];

const FURTHEST_SCOPE: Omit<Scope, 'kind'> = { area: 'nearby', radius: 100 };

/**
 * The first scope with enough listings wins: flats are compared with flats while any are near, then with their whole
 * type, over a wider radius in sparse governorates. Land is compared only within its subcategory.
 */
export const SCOPES: readonly Scope[] = [
  ...AREA_SCOPES.map((area): Scope => ({ kind: 'subcategory', ...area })),
  ...AREA_SCOPES.map((area): Scope => ({ kind: 'type', ...area })),
  { kind: 'type', area: 'nearby', radius: 60 },
  { kind: 'subcategory', ...FURTHEST_SCOPE },
];
