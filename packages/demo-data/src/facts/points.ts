import type { Finishing } from '@mashrabiya/contract';
import type { Both } from '@mashrabiya/reference';

export type Facing = 'north' | 'east' | 'west' | 'south' | 'corner';

/** What a description can tell, with the facts that the sentence needs. Lengths in metres, areas in m², money in EGP. */
export interface Points {
  /** A sentence that was written in both languages. */
  note: Both;
  /** The same about terms, reasons and viewings: it comes last. */
  closing: Both;
  layout: { bedrooms: number; bathrooms: number; reception: number; extra: Both | null };
  /** Storey 0 is the ground floor. */
  storey: { storey: number; top: number; lift: boolean };
  facing: { facing: Facing; view: Both | null };
  finish: { finishing: Finishing; detail: Both };
  outdoor: { kind: 'garden' | 'roof' | 'terrace' | 'balcony'; area: number };
  near: { place: Both; minutes: number; by: 'foot' | 'car' };
  services: { first: Both; second: Both };
  amenities: { first: Both; second: Both };
  /** Years since it was built; 0 has never been lived in. */
  age: { years: number };
  /** First of the month of delivery, `yyyy-mm-dd`; null is ready. */
  delivery: { month: string | null };
  plan: { percent: number; advance: number; years: number; installment: number };
  /** Months of deposit, years of contract. */
  lease: { deposit: number; years: number };
  plot: { area: number };
  /** Flats of a whole building and how many are let. */
  flats: { flats: number; floors: number };
  sea: { row: number | null; minutes: number; water: Both };
  front: { width: number; height: number };
  power: { kilowatts: number; gas: boolean };
  hall: { height: number; docks: number };
  yard: { area: number; offices: number };
  street: { width: number; sides: 1 | 2 | 3 };
  build: { coverage: number; storeys: number };
  utilities: { first: Both; second: Both };
  field: { feddans: number; kirats: number };
  term: { years: number };
}

export type PointKey = keyof Points;
export type Point<K extends PointKey = PointKey> = { [P in K]: { key: P; value: Points[P] } }[K];
export type AnyPoint = Point;

/** Ways of saying each point in one language. `Says` is what is known of the whole home. */
export type Shells<Says> = { [K in PointKey]: readonly ((value: Points[K], home: Says) => string)[] };

/** One point of a home. */
export const point = <K extends PointKey>(key: K, value: Points[K]): Point<K> => ({ key, value }) as Point<K>;
