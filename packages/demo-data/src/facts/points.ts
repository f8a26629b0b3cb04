import type { Finishing } from '@mashrabiya/contract';
import type { BilingualText } from '@mashrabiya/reference';

export type Facing = 'north' | 'east' | 'west' | 'south' | 'corner';

/** Possible statements of a description with their facts. Lengths in metres, areas in m², money in EGP. */
export interface SellingPoints {
  /** Sentence in both languages. */
  note: BilingualText;
  /** Sentence about terms, reasons or viewings; comes last. */
  closing: BilingualText;
  layout: { bedrooms: number; bathrooms: number; reception: number; extra: BilingualText | null };
  /** Storey 0 is the ground floor. */
  storey: { storey: number; top: number; hasLift: boolean };
  facing: { facing: Facing; view: BilingualText | null };
  finish: { finishing: Finishing; detail: BilingualText };
  outdoor: { kind: 'garden' | 'roof' | 'terrace' | 'balcony'; area: number };
  near: { place: BilingualText; minutes: number; by: 'foot' | 'car' };
  services: { first: BilingualText; second: BilingualText };
  amenities: { first: BilingualText; second: BilingualText };
  /** Years since construction; 0 means never lived in. */
  age: { years: number };
  /** First of the month of delivery, `yyyy-mm-dd`; null means ready. */
  delivery: { month: string | null };
  plan: { percent: number; advance: number; years: number; installment: number };
  /** Months of deposit, years of contract. */
  lease: { deposit: number; years: number };
  plot: { area: number };
  /** Flats and storeys of a whole building. */
  flats: { flats: number; floors: number };
  sea: { row: number | null; minutes: number; water: BilingualText };
  front: { width: number; height: number };
  power: { kilowatts: number; hasGas: boolean };
  hall: { height: number; docks: number };
  yard: { area: number; offices: number };
  street: { width: number; sides: 1 | 2 | 3 };
  build: { coverage: number; storeys: number };
  utilities: { first: BilingualText; second: BilingualText };
  field: { feddans: number; kirats: number };
  term: { years: number };
}

export type SellingPointKey = keyof SellingPoints;
export type SellingPoint<K extends SellingPointKey = SellingPointKey> = {
  [P in K]: { key: P; value: SellingPoints[P] };
}[K];
export type AnySellingPoint = SellingPoint;

/** Wordings of each point in one language. `Says` is the context of the whole property. */
export type SentenceTemplates<Says> = {
  [K in SellingPointKey]: readonly ((value: SellingPoints[K], context: Says) => string)[];
};

export const createSellingPoint = <K extends SellingPointKey>(key: K, value: SellingPoints[K]): SellingPoint<K> =>
  ({ key, value }) as SellingPoint<K>;
