import { PROPERTY_TYPES, type PropertyType, type SUBCATEGORIES } from '@mashrabiya/contract';
import type { Both } from '../places/geo.ts';

type Names = { [T in PropertyType]: Record<(typeof SUBCATEGORIES)[T][number], readonly [ar: string, en: string]> };

const CATEGORY_NAMES: Record<PropertyType, readonly [ar: string, en: string]> = {
  housing: ['سكني', 'Housing'],
  commercial: ['تجاري', 'Commercial'],
  coastal: ['ساحلي', 'Coastal'],
  industrial: ['صناعي', 'Industrial'],
  land: ['أراضي', 'Land'],
};

/** Names as a filter shows them. */
const SUBCATEGORY_NAMES: Names = {
  housing: {
    apartment: ['شقة', 'Apartment'],
    loft: ['لوفت', 'Loft'],
    penthouse: ['بنتهاوس', 'Penthouse'],
    villa: ['فيلا', 'Villa'],
    townHouse: ['تاون هاوس', 'Townhouse'],
    duplex: ['دوبلكس', 'Duplex'],
    twinHouse: ['توين هاوس', 'Twin house'],
    roof: ['روف', 'Roof apartment'],
    studio: ['استوديو', 'Studio'],
    residential: ['عمارة سكنية', 'Residential building'],
    house: ['بيت', 'House'],
  },
  commercial: {
    medical: ['عيادة', 'Clinic'],
    superMarket: ['سوبر ماركت', 'Supermarket'],
    pharmacy: ['صيدلية', 'Pharmacy'],
    bakery: ['مخبز', 'Bakery'],
    vegetables: ['خضار وفاكهة', 'Greengrocer'],
    allActivities: ['محل لكل الأنشطة', 'Shop, any trade'],
    office: ['مكتب إداري', 'Office'],
    another: ['نشاط تجاري آخر', 'Other commercial'],
  },
  coastal: {
    chalet: ['شاليه', 'Chalet'],
    apartment: ['شقة', 'Apartment'],
    loft: ['لوفت', 'Loft'],
    penthouse: ['بنتهاوس', 'Penthouse'],
    villa: ['فيلا', 'Villa'],
    twinVilla: ['توين فيلا', 'Twin villa'],
    house: ['بيت', 'House'],
    townHouse: ['تاون هاوس', 'Townhouse'],
    duplex: ['دوبلكس', 'Duplex'],
    twinHouse: ['توين هاوس', 'Twin house'],
    roof: ['روف', 'Roof apartment'],
  },
  industrial: {
    buildingMaterials: ['مواد بناء', 'Building materials'],
    autoIndustry: ['صناعة سيارات', 'Automotive'],
    tobacco: ['تبغ ومعسل', 'Tobacco'],
    leather: ['جلود', 'Leather'],
    electronicIndustries: ['صناعات إلكترونية', 'Electronics'],
    electrical: ['صناعات كهربائية', 'Electrical goods'],
    chemical: ['كيماويات', 'Chemicals'],
    pharmaceutical: ['أدوية', 'Pharmaceuticals'],
    mechanical: ['صناعات ميكانيكية', 'Mechanical works'],
    deliveryServices: ['خدمات نقل وتوصيل', 'Delivery and logistics'],
    engineering: ['صناعات هندسية', 'Engineering'],
    foodstuffs: ['مواد غذائية', 'Foodstuffs'],
    furniture: ['أثاث', 'Furniture'],
    moreThanActivity: ['أكثر من نشاط', 'Several activities'],
    anotherActivity: ['نشاط صناعي آخر', 'Other activity'],
    without: ['بدون نشاط', 'No activity yet'],
    spinningAndWeaving: ['غزل ونسيج', 'Spinning and weaving'],
  },
  land: {
    residential: ['أرض سكنية', 'Residential land'],
    commercial: ['أرض تجارية', 'Commercial land'],
    administrative: ['أرض إدارية', 'Office land'],
    entertaining: ['أرض ترفيهية', 'Leisure land'],
    industrial: ['أرض صناعية', 'Industrial land'],
    agricultural: ['أرض زراعية', 'Farmland'],
    store: ['أرض مخازن', 'Storage land'],
    medical: ['أرض طبية', 'Medical land'],
    usufructRight: ['حق انتفاع', 'Usufruct right'],
    coastal: ['أرض ساحلية', 'Coastal land'],
    educational: ['أرض تعليمية', 'School land'],
  },
};

export interface CategoryRow extends Both {
  id: number;
  type: PropertyType;
}

export interface SubcategoryRow extends Both {
  id: number;
  category_id: number;
  slug: string;
}

/** Ids follow the contract's order, from 1, so they never change. */
export const categories: readonly CategoryRow[] = PROPERTY_TYPES.map((type, index) => ({
  id: index + 1,
  type,
  ar: CATEGORY_NAMES[type][0],
  en: CATEGORY_NAMES[type][1],
}));

export const subcategories: readonly SubcategoryRow[] = categories
  .flatMap(({ id, type }) =>
    Object.entries<readonly [string, string]>(SUBCATEGORY_NAMES[type]).map(([slug, [ar, en]]) => ({
      category_id: id,
      slug,
      ar,
      en,
    })),
  )
  .map((row, index) => ({ id: index + 1, ...row }));

const categoryByType = new Map(categories.map((row) => [row.type, row]));
const subcategoryByKey = new Map(subcategories.map((row) => [`${row.category_id}/${row.slug}`, row]));

/** Row ids of a kind of home. */
export function categoryIds(type: PropertyType, slug: string): { category_id: number; subcategory_id: number } {
  const category = categoryByType.get(type);
  const subcategory = subcategoryByKey.get(`${category?.id}/${slug}`);
  if (!category || !subcategory) throw new Error(`no subcategory ${type}/${slug}`);
  return { category_id: category.id, subcategory_id: subcategory.id };
}
