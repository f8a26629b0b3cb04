import type { Action, Governorate, PropertyType } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';

export interface HeroSearch {
  action: Action;
  /** Place or free text, trimmed. */
  query: string;
  type?: PropertyType;
  /** EGP; per month for rent. */
  max_price?: number;
}

export interface HomeHeroProps extends Omit<ComponentPropsWithRef<'section'>, 'onChange' | 'onSubmit'> {
  /** Target of the GET form, with the fields `action`, `query`, `type` and `max_price`. */
  action: string;
  /** Initial values; sale by default. */
  defaultSearch?: Partial<HeroSearch>;
  governorates?: readonly Governorate[];
  /** Number of results of the current search; undefined while unknown. */
  count?: number;
  /** Called on each change, and once after hydration if text was typed before. Not debounced. */
  onChange?(search: HeroSearch): void;
  /** Replaces the browser's GET request. */
  onSubmit?(search: HeroSearch): void;
  /** Called when the place field gets the focus, to load `governorates`. */
  onRequestPlaces?(): void;
}
