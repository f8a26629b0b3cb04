import { FINISHINGS, PAYMENT_METHODS, ROOMS_OR_MORE } from '@mashrabiya/contract';
import type { ListingFacts } from './listing.ts';

/** Fields with few values, the number of their values each; from there on a value counts as the last. */
const SIZES = {
  action: 2,
  payment: PAYMENT_METHODS.length,
  finishing: FINISHINGS.length,
  bedrooms: ROOMS_OR_MORE + 1,
  bathrooms: ROOMS_OR_MORE + 1,
  floors: ROOMS_OR_MORE + 1,
} as const;
export type Trait = keyof typeof SIZES;
const TRAITS = Object.keys(SIZES) as Trait[];

/** How many different packed traits there are. */
export const PACKED_TRAITS = Object.values(SIZES).reduce((product: number, size) => product * size, 1);

/** All of these fields in one number, so that counting entries by each of them takes one look at an entry. */
export function packedTraits(listing: Pick<ListingFacts, Trait>): number {
  return TRAITS.reduceRight((packed, trait) => packed * SIZES[trait] + Math.min(listing[trait], SIZES[trait] - 1), 0);
}

/** Counts by packed traits as counts by each field. */
export function unpackedCounts(packed: Int32Array): Record<Trait, Int32Array> {
  const counts = Object.fromEntries(TRAITS.map((trait) => [trait, new Int32Array(SIZES[trait])]));
  for (let code = 0; code < packed.length; code++) {
    const count = packed[code] ?? 0;
    if (count === 0) continue;
    let rest = code;
    for (const trait of TRAITS) {
      const value = rest % SIZES[trait];
      const own = counts[trait];
      if (own) own[value] = (own[value] ?? 0) + count;
      rest = (rest - value) / SIZES[trait];
    }
  }
  return counts as Record<Trait, Int32Array>;
}
