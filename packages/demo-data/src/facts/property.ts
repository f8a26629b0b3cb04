import type { Action, PaymentMethod, PropertyFacts, PropertyType, Ranking } from '@mashrabiya/contract';
import type { FeatureSlug } from '@mashrabiya/reference';
import type { Provider } from '../people/providers.ts';
import type { Place } from '../places/place.ts';
import type { Headline } from './headline.ts';
import type { AnySellingPoint } from './points.ts';

export interface DemoPayment {
  method: PaymentMethod;
  price: number | null;
  advance: number | null;
  years: number | null;
  /** `yyyy-mm-dd`. */
  receipt: string | null;
  installment: number | null;
}

/** Facts of one property, before any text is written. */
export interface DemoProperty extends PropertyFacts {
  type: PropertyType;
  subcategory: string;
  /** Key of the property's noun: usually the subcategory, or a narrower word. */
  noun: string;
  action: Action;
  place: Place;
  provider: Provider;
  payment: DemoPayment;
  /** Field size in feddans of 24 kirats; null for other types. */
  measure: { feddans: number; kirats: number } | null;
  /** Title fragment beyond kind, size and place. */
  headline: Headline | null;
  /** Content of the description, in order, the same in both languages. */
  points: AnySellingPoint[];
  features: FeatureSlug[];
}

export interface PropertyDraft {
  type: PropertyType;
  subcategory: string;
  action: Action;
  place: Place;
  provider: Provider;
  ranking: Ranking;
  now: Date;
  /** Share of today's prices at that time. */
  priceLevel: number;
}
