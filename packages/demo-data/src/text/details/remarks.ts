import type { BilingualText } from '@mashrabiya/reference';

/** Condition for a remark to be true for a home. */
export type Trait =
  | 'sale'
  | 'finished'
  | 'furnished'
  | 'livedIn'
  | 'severalBedrooms'
  | 'severalBathrooms'
  | 'street'
  | 'top'
  | 'lift'
  | 'newCity'
  | 'resort'
  | 'large'
  | 'buildable'
  | 'atStreetLevel';

/** Phrase or sentence in both languages, with its conditions. */
export interface Remark extends BilingualText {
  requiredTraits: readonly Trait[];
}

/** Rows of [Arabic, English, …required traits]. */
export const toRemarks = (
  rows: readonly (readonly [ar: string, en: string, ...requiredTraits: Trait[]])[],
): readonly Remark[] => rows.map(([ar, en, ...requiredTraits]) => ({ ar, en, requiredTraits }));

export const filterTrueRemarks = (remarks: readonly Remark[], traits: ReadonlySet<Trait>): readonly Remark[] =>
  remarks.filter(({ requiredTraits }) => requiredTraits.every((trait) => traits.has(trait)));
