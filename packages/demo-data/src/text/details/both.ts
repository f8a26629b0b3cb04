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
  needs: readonly Trait[];
}

/** Rows of [Arabic, English, …required traits]. */
export const phrases = (rows: readonly (readonly [ar: string, en: string, ...needs: Trait[]])[]): readonly Remark[] =>
  rows.map(([ar, en, ...needs]) => ({ ar, en, needs }));

/** Remarks that are true for these traits. */
export const trueOf = (remarks: readonly Remark[], traits: ReadonlySet<Trait>): readonly Remark[] =>
  remarks.filter(({ needs }) => needs.every((need) => traits.has(need)));
