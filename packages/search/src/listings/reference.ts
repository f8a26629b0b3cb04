import type { PropertyType, Subcategory } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';

export type LocalizedName = Record<Language, string>;

interface GovernorateEntry extends LocalizedName {
  id: number;
}

export interface CityEntry extends LocalizedName {
  id: number;
  governorateId: number;
  lat: number;
  lng: number;
  aliases: readonly string[];
}

interface CategoryEntry extends LocalizedName {
  id: number;
  type: PropertyType;
}

export interface SubcategoryEntry extends LocalizedName {
  id: number;
  categoryId: number;
  slug: Subcategory;
}

export interface FeatureEntry extends LocalizedName {
  id: number;
  categoryId: number;
}

/** Gated neighbourhood or resort; listing texts mention it. */
interface CompoundEntry extends LocalizedName {
  id: number;
  cityId: number;
}

/** Reference data of listings and searchable names. It changes only with a release. */
export interface Reference {
  governorates: ReadonlyMap<number, GovernorateEntry>;
  cities: ReadonlyMap<number, CityEntry>;
  categories: ReadonlyMap<number, CategoryEntry>;
  subcategories: ReadonlyMap<number, SubcategoryEntry>;
  features: ReadonlyMap<number, FeatureEntry>;
  compounds: ReadonlyMap<number, CompoundEntry>;
}
