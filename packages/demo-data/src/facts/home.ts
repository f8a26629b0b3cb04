import type { Action, PaymentMethod, PropertyFacts, PropertyType, Ranking } from '@mashrabiya/contract';
import type { FeatureSlug } from '@mashrabiya/reference';
import type { Provider } from '../people/providers.ts';
import type { Place } from '../places/place.ts';
import type { Headline } from './headline.ts';
import type { AnyPoint } from './points.ts';

/** How it is paid for; money is whole EGP, a month's for rent. */
export interface HomePayment {
  method: PaymentMethod;
  price: number | null;
  advance: number | null;
  years: number | null;
  /** `yyyy-mm-dd`. */
  receipt: string | null;
  installment: number | null;
}

/** Everything that is true of one home before a word is written about it. */
export interface Home extends PropertyFacts {
  type: PropertyType;
  subcategory: string;
  /** Key of its noun: mostly the subcategory, a narrower word where that is vague. */
  noun: string;
  action: Action;
  place: Place;
  provider: Provider;
  payment: HomePayment;
  /** How fields are measured: feddans of 24 kirats; null for everything else. */
  measure: { feddans: number; kirats: number } | null;
  /** What its title tells besides kind, size and place. */
  headline: Headline | null;
  /** What its description tells, in order; both languages tell all of it. */
  points: AnyPoint[];
  features: FeatureSlug[];
}

/** What is known of a home when its particulars are drawn. */
export interface Draft {
  type: PropertyType;
  subcategory: string;
  action: Action;
  place: Place;
  provider: Provider;
  ranking: Ranking;
  now: Date;
  /** The share of today's prices that homes cost at that moment. */
  level: number;
}
