import type { Gender } from './ar/words.ts';

/** Noun of a home in running text; `en` has no article. */
export interface Noun {
  ar: string;
  gender: Gender;
  /** Accusative, if it is written differently: `مكتبًا إداريًا`. */
  arObject: string;
  en: string;
}

const noun = (ar: string, gender: Gender, en: string, arObject = ar): Noun => ({ ar, gender, arObject, en });

/** By noun key: a subcategory or a narrower word. */
export const NOUNS: Readonly<Record<string, Noun>> = {
  apartment: noun('شقة', 'f', 'apartment'),
  loft: noun('لوفت', 'm', 'loft'),
  penthouse: noun('بنتهاوس', 'm', 'penthouse'),
  villa: noun('فيلا', 'f', 'villa'),
  townHouse: noun('تاون هاوس', 'm', 'townhouse'),
  duplex: noun('دوبلكس', 'm', 'duplex'),
  twinHouse: noun('توين هاوس', 'm', 'twin house'),
  twinVilla: noun('توين فيلا', 'f', 'twin villa'),
  roof: noun('روف', 'm', 'rooftop flat'),
  studio: noun('استوديو', 'm', 'studio'),
  building: noun('عمارة سكنية', 'f', 'apartment building'),
  house: noun('بيت', 'm', 'house', 'بيتًا'),
  chalet: noun('شاليه', 'm', 'chalet', 'شاليهًا'),
  clinic: noun('عيادة', 'f', 'clinic'),
  lab: noun('معمل تحاليل', 'm', 'medical laboratory'),
  superMarket: noun('سوبر ماركت', 'm', 'supermarket'),
  pharmacy: noun('صيدلية', 'f', 'pharmacy'),
  bakery: noun('مخبز', 'm', 'bakery', 'مخبزًا'),
  greengrocer: noun('محل خضار وفاكهة', 'm', "greengrocer's shop"),
  shop: noun('محل تجاري', 'm', 'shop', 'محلًا تجاريًا'),
  office: noun('مكتب إداري', 'm', 'office', 'مكتبًا إداريًا'),
  showroom: noun('معرض', 'm', 'showroom', 'معرضًا'),
  cafe: noun('كافيه', 'm', 'café'),
  gym: noun('صالة جيم', 'f', 'gym'),
  nursery: noun('حضانة أطفال', 'f', 'nursery school'),
  restaurant: noun('مطعم', 'm', 'restaurant', 'مطعمًا'),
  factory: noun('مصنع', 'm', 'factory', 'مصنعًا'),
  workshop: noun('ورشة', 'f', 'workshop'),
  warehouse: noun('مخزن', 'm', 'warehouse', 'مخزنًا'),
  hall: noun('هنجر', 'm', 'industrial hall', 'هنجرًا'),
  spinningMill: noun('مصنع غزل ونسيج', 'm', 'textile mill'),
  plot: noun('قطعة أرض', 'f', 'plot'),
  field: noun('أرض زراعية', 'f', 'farmland'),
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
export function nounOf({ type, noun: key, subcategory }: { type: string; noun: string; subcategory: string }): Noun {
  const found = NOUNS[key];
  if (!found) throw new Error(`Unknown noun ${key}`);
  const qualifier =
    type === 'industrial' && key !== 'spinningMill'
      ? ACTIVITIES[subcategory]
      : type === 'land' && key === 'plot'
        ? LAND_USES[subcategory]
        : undefined;
  if (!qualifier) return found;
  const several = subcategory === 'moreThanActivity';
  const word = several && found.gender === 'f' ? 'متعددة الأنشطة' : qualifier[0];
  return {
    ...found,
    ar: `${found.ar} ${word}`,
    arObject: `${several ? found.arObject : found.ar} ${word}`,
    en: `${qualifier[1]} ${found.en}`,
  };
}
