import type { PriceContext } from '@mashrabiya/contract';

/** Which homes are like one: of what kind, and how far around. */
export type Scope = Pick<PriceContext, 'kind' | 'area' | 'radius'>;

const AREAS: readonly Omit<Scope, 'kind'>[] = [
  { area: 'city', radius: null },
  { area: 'nearby', radius: 10 },
  { area: 'nearby', radius: 25 },
  { area: 'governorate', radius: null },
];

const FURTHEST: Omit<Scope, 'kind'> = { area: 'nearby', radius: 100 };

/**
 * The first of these with enough homes is compared with: a flat with flats as long as there are any near, and then
 * with what else there is of its type, further away in sparse governorates. Land has no median of its whole type: it
 * is compared within its subcategory or with nothing.
 */
export const SCOPES: readonly Scope[] = [
  ...AREAS.map((area): Scope => ({ kind: 'subcategory', ...area })),
  ...AREAS.map((area): Scope => ({ kind: 'type', ...area })),
  { kind: 'type', area: 'nearby', radius: 60 },
  { kind: 'subcategory', ...FURTHEST },
];
