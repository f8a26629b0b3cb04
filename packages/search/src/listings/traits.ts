import {
  CHOICE_FIELDS,
  type ChoiceFieldName,
  COUNT_FIELDS,
  type CountFieldName,
  PAYMENT_METHODS,
  ROOMS_OR_MORE,
} from '@mashrabiya/contract';
import { getMissingCode } from './columnSet.ts';
import type { ListingFacts } from './listing.ts';

/** Fields with few values, and their number of values; larger values count as the last. */
const TRAIT_SIZES = {
  action: 2,
  payment: PAYMENT_METHODS.length,
  ...(Object.fromEntries([
    ...CHOICE_FIELDS.map((name) => [name, getMissingCode(name) + 1]),
    ...COUNT_FIELDS.map((name) => [name, ROOMS_OR_MORE + 1]),
  ]) as Record<ChoiceFieldName | CountFieldName, number>),
} as const;
export type Trait = keyof typeof TRAIT_SIZES;
const TRAITS = Object.keys(TRAIT_SIZES) as Trait[];

export const PACKED_TRAITS = Object.values(TRAIT_SIZES).reduce((product: number, size) => product * size, 1);

/** Packs a listing's traits into one number, so that one pass counts all of them. */
export function packTraits(listing: Pick<ListingFacts, Trait>): number {
  return TRAITS.reduceRight(
    (packedValue, trait) =>
      packedValue * TRAIT_SIZES[trait] + Math.min(listing[trait] ?? Number.POSITIVE_INFINITY, TRAIT_SIZES[trait] - 1),
    0,
  );
}

/** Splits counts by packed traits into counts by field. */
export function unpackCounts(packedCounts: Int32Array): Record<Trait, Int32Array> {
  const counts = Object.fromEntries(TRAITS.map((trait) => [trait, new Int32Array(TRAIT_SIZES[trait])]));
  for (let code = 0; code < packedCounts.length; code++) {
    const count = packedCounts[code] ?? 0;
    if (count === 0) continue;
    let remainingCode = code;
    for (const trait of TRAITS) {
      const value = remainingCode % TRAIT_SIZES[trait];
      const traitCounts = counts[trait];
      if (traitCounts) traitCounts[value] = (traitCounts[value] ?? 0) + count;
      remainingCode = (remainingCode - value) / TRAIT_SIZES[trait];
    }
  }
  return counts as Record<Trait, Int32Array>;
}
