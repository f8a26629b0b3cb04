import type { Generated } from 'kysely';

interface GovernorateTable {
  id: number;
  slug: string;
  /** ISO 3166-2, e.g. `EG-C`. */
  iso: string;
  ar: string;
  en: string;
  lat: number;
  lng: number;
}

interface CityTable {
  id: number;
  governorate_id: number;
  slug: string;
  ar: string;
  en: string;
  lat: number;
  lng: number;
  /** 1 most expensive … 7 cheapest. */
  tier: number;
  /** Other names and spellings, in either script. */
  aliases: Generated<string[]>;
}

interface CategoryTable {
  id: number;
  /** One of the contract's `PROPERTY_TYPES`. */
  type: string;
  ar: string;
  en: string;
}

interface SubcategoryTable {
  id: number;
  category_id: number;
  /** One of the contract's `SUBCATEGORIES` of the category. */
  slug: string;
  ar: string;
  en: string;
}

interface FeatureTable {
  id: number;
  category_id: number;
  en: string;
  ar: string;
}

interface CompoundTable {
  id: number;
  city_id: number;
  ar: string;
  en: string;
}

/** Site settings and internal flags; values are text. */
interface ConfigurationTable {
  key: string;
  value: string;
}

export interface ReferenceTables {
  governorate: GovernorateTable;
  city: CityTable;
  category: CategoryTable;
  subcategory: SubcategoryTable;
  feature: FeatureTable;
  compound: CompoundTable;
  configuration: ConfigurationTable;
}
