import type { PriceContext } from '@mashrabiya/contract';

export type Scope = Pick<PriceContext, 'kind' | 'area' | 'radius'>;

const AREA_SCOPES: readonly Omit<Scope, 'kind'>[] = [
  { area: 'city', radius: null },
  { area: 'nearby', radius: 10 },
  { area: 'nearby', radius: 25 },
  { area: 'governorate', radius: null },
];

const FURTHEST_SCOPE: Omit<Scope, 'kind'> = { area: 'nearby', radius: 100 };

/** The first with enough listings wins: same kind, then its type, in wider radii. Land only within its subcategory. */
export const SCOPES: readonly Scope[] = [
  ...AREA_SCOPES.map((area): Scope => ({ kind: 'subcategory', ...area })),
  ...AREA_SCOPES.map((area): Scope => ({ kind: 'type', ...area })),
  { kind: 'type', area: 'nearby', radius: 60 },
  { kind: 'subcategory', ...FURTHEST_SCOPE },
];
