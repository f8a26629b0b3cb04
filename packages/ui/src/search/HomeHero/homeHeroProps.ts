import type { Action, Governorate, PropertyType } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';

/** What the hero's form asks for. */
export interface HeroSearch {
  action: Action;
  /** A place or words, trimmed. */
  query: string;
  type?: PropertyType;
  /** EGP; per month for rent. */
  max_price?: number;
}

export interface HomeHeroProps extends Omit<ComponentPropsWithRef<'section'>, 'onChange' | 'onSubmit'> {
  /** Where the form goes by itself, by GET with the fields `action`, `query`, `type` and `max_price`. */
  action: string;
  /** What the form starts with; sale when absent. */
  defaultSearch?: Partial<HeroSearch>;
  /** Places to suggest; none until they are there. */
  governorates?: readonly Governorate[];
  /** Homes that the present search finds; undefined while it is not known. */
  count?: number;
  /** At each change of the search, and once after hydration if something was typed before it. Not debounced. */
  onChange?(search: HeroSearch): void;
  /** Takes the place of the browser's own GET. */
  onSubmit?(search: HeroSearch): void;
  /** The place field was entered: a good time to fetch `governorates`. */
  onWantPlaces?(): void;
}
