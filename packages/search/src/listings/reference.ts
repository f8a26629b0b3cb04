import type { PropertyType, Subcategory } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';

/** A name in both languages. */
export type Names = Record<Language, string>;

export interface GovernorateEntry extends Names {
  id: number;
}

export interface CityEntry extends Names {
  id: number;
  governorateId: number;
  lat: number;
  lng: number;
  /** Other names and spellings. */
  aliases: readonly string[];
}

export interface CategoryEntry extends Names {
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

/** A gated neighbourhood or resort; homes name it in their texts. */
export interface CompoundEntry extends Names {
  id: number;
  cityId: number;
}

/** What listings point to by number, and names that people look for. It changes only with a release. */
export interface Reference {
  governorates: ReadonlyMap<number, GovernorateEntry>;
  cities: ReadonlyMap<number, CityEntry>;
  categories: ReadonlyMap<number, CategoryEntry>;
  subcategories: ReadonlyMap<number, SubcategoryEntry>;
  features: ReadonlyMap<number, FeatureEntry>;
  compounds: ReadonlyMap<number, CompoundEntry>;
}
