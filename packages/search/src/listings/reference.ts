import type { PropertyType, Subcategory } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';

export type Names = Record<Language, string>;

interface GovernorateEntry extends Names {
  id: number;
}

export interface CityEntry extends Names {
  id: number;
  governorateId: number;
  lat: number;
  lng: number;
  aliases: readonly string[];
}

interface CategoryEntry extends Names {
  id: number;
  type: PropertyType;
}

export interface SubcategoryEntry extends Names {
  id: number;
  categoryId: number;
  slug: Subcategory;
}

export interface FeatureEntry extends Names {
  id: number;
  categoryId: number;
}

/** Gated neighbourhood or resort; listing texts mention it. */
interface CompoundEntry extends Names {
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
