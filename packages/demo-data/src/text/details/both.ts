import type { Both } from '@mashrabiya/reference';

/** What must be so of a home for a remark to be true of it. */
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

/** A phrase or sentence in both languages, and what it takes for granted. */
export interface Remark extends Both {
  needs: readonly Trait[];
}

/** Rows of [Arabic, English, …what they take for granted]. */
export const phrases = (rows: readonly (readonly [ar: string, en: string, ...needs: Trait[]])[]): readonly Remark[] =>
  rows.map(([ar, en, ...needs]) => ({ ar, en, needs }));

/** Those that can be said of a home with these traits. */
export const trueOf = (remarks: readonly Remark[], traits: ReadonlySet<Trait>): readonly Remark[] =>
  remarks.filter(({ needs }) => needs.every((need) => traits.has(need)));
