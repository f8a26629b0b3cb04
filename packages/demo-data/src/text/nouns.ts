import type { Gender } from './ar/words.ts';

/** Noun of a home in running text; `en` has no article. */
export interface Noun {
  ar: string;
  gender: Gender;
  /** Accusative, if it is written differently: `مكتبًا إداريًا`. */
  arObject: string;
  en: string;
}

const createNoun = (ar: string, gender: Gender, en: string, arObject = ar): Noun => ({ ar, gender, arObject, en });

/** By noun key: a subcategory or a narrower word. */
const NOUNS: Readonly<Record<string, Noun>> = {
  apartment: createNoun('شقة', 'f', 'apartment'),
  loft: createNoun('لوفت', 'm', 'loft'),
  penthouse: createNoun('بنتهاوس', 'm', 'penthouse'),
  villa: createNoun('فيلا', 'f', 'villa'),
  townHouse: createNoun('تاون هاوس', 'm', 'townhouse'),
  duplex: createNoun('دوبلكس', 'm', 'duplex'),
  twinHouse: createNoun('توين هاوس', 'm', 'twin house'),
  twinVilla: createNoun('توين فيلا', 'f', 'twin villa'),
  roof: createNoun('روف', 'm', 'rooftop flat'),
  studio: createNoun('استوديو', 'm', 'studio'),
  building: createNoun('عمارة سكنية', 'f', 'apartment building'),
  house: createNoun('بيت', 'm', 'house', 'بيتًا'),
  chalet: createNoun('شاليه', 'm', 'chalet', 'شاليهًا'),
  clinic: createNoun('عيادة', 'f', 'clinic'),
  lab: createNoun('معمل تحاليل', 'm', 'medical laboratory'),
  superMarket: createNoun('سوبر ماركت', 'm', 'supermarket'),
  pharmacy: createNoun('صيدلية', 'f', 'pharmacy'),
  bakery: createNoun('مخبز', 'm', 'bakery', 'مخبزًا'),
  greengrocer: createNoun('محل خضار وفاكهة', 'm', "greengrocer's shop"),
  shop: createNoun('محل تجاري', 'm', 'shop', 'محلًا تجاريًا'),
  office: createNoun('مكتب إداري', 'm', 'office', 'مكتبًا إداريًا'),
  showroom: createNoun('معرض', 'm', 'showroom', 'معرضًا'),
  cafe: createNoun('كافيه', 'm', 'café'),
  gym: createNoun('صالة جيم', 'f', 'gym'),
  nursery: createNoun('حضانة أطفال', 'f', 'nursery school'),
  restaurant: createNoun('مطعم', 'm', 'restaurant', 'مطعمًا'),
  factory: createNoun('مصنع', 'm', 'factory', 'مصنعًا'),
  workshop: createNoun('ورشة', 'f', 'workshop'),
  warehouse: createNoun('مخزن', 'm', 'warehouse', 'مخزنًا'),
  hall: createNoun('هنجر', 'm', 'industrial hall', 'هنجرًا'),
  spinningMill: createNoun('مصنع غزل ونسيج', 'm', 'textile mill'),
  plot: createNoun('قطعة أرض', 'f', 'plot'),
  field: createNoun('أرض زراعية', 'f', 'farmland'),
};

/** Products of a factory; before the noun in English, after it in Arabic. */
const ACTIVITIES: Readonly<Record<string, readonly [ar: string, en: string]>> = {
  buildingMaterials: ['مواد بناء', 'building-materials'],
  autoIndustry: ['صيانة وقطع غيار سيارات', 'car-parts'],
  tobacco: ['معسل', 'tobacco'],
  leather: ['جلود', 'leather'],
  electronicIndustries: ['إلكترونيات', 'electronics'],
  electrical: ['أدوات كهربائية', 'electrical goods'],
  chemical: ['كيماويات', 'chemicals'],
  pharmaceutical: ['أدوية', 'pharmaceutical'],
  mechanical: ['تشغيل معادن', 'metalworking'],
  engineering: ['صناعات هندسية', 'engineering'],
  foodstuffs: ['مواد غذائية', 'food'],
  furniture: ['أثاث', 'furniture'],
  moreThanActivity: ['متعدد الأنشطة', 'multi-purpose'],
  deliveryServices: ['توزيع وشحن', 'distribution'],
};

/** Uses of a plot; feminine, like the Arabic noun. */
const LAND_USES: Readonly<Record<string, readonly [ar: string, en: string]>> = {
  residential: ['سكنية', 'residential'],
  commercial: ['تجارية', 'commercial'],
  administrative: ['إدارية', 'administrative'],
  entertaining: ['ترفيهية', 'leisure'],
  industrial: ['صناعية', 'industrial'],
  store: ['للمخازن', 'storage'],
  medical: ['طبية', 'medical'],
  usufructRight: ['بحق انتفاع', 'usufruct'],
  coastal: ['ساحلية', 'coastal'],
  educational: ['تعليمية', 'school'],
};

/** Noun of a home with its trade or use: `مصنع أثاث`, `residential plot`. */
export function getNoun({ type, noun: key, subcategory }: { type: string; noun: string; subcategory: string }): Noun {
  const baseNoun = NOUNS[key];
  if (!baseNoun) throw new Error(`Unknown noun ${key}`);
  const qualifier =
    type === 'industrial' && key !== 'spinningMill'
      ? ACTIVITIES[subcategory]
      : type === 'land' && key === 'plot'
        ? LAND_USES[subcategory]
        : undefined;
  if (!qualifier) return baseNoun;
  const isMultiActivity = subcategory === 'moreThanActivity';
  const word = isMultiActivity && baseNoun.gender === 'f' ? 'متعددة الأنشطة' : qualifier[0];
  return {
    ...baseNoun,
    ar: `${baseNoun.ar} ${word}`,
    arObject: `${isMultiActivity ? baseNoun.arObject : baseNoun.ar} ${word}`,
    en: `${qualifier[1]} ${baseNoun.en}`,
  };
}
