import type { PropertyType, SUBCATEGORIES } from './vocabulary.ts';

type Both = readonly [ar: string, en: string];

/** The five types as filters and forms show them. */
export const TYPE_NAMES: Record<PropertyType, Both> = {
  housing: ['سكني', 'Housing'],
  commercial: ['تجاري', 'Commercial'],
  coastal: ['ساحلي', 'Coastal'],
  industrial: ['صناعي', 'Industrial'],
  land: ['أراضي', 'Land'],
};

/** The kinds of home of each type, in the order that filters and forms show them in. */
export const SUBCATEGORY_NAMES: { [T in PropertyType]: Record<(typeof SUBCATEGORIES)[T][number], Both> } = {
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
