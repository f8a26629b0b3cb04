import type { Action, Finishing, PaymentMethod, PropertyType, Subcategory } from '@mashrabiya/contract';

/** Synonyms for field values, besides the field's own names in both languages. */
export const ACTION_SYNONYMS: Record<Action, string> = {
  forsell: 'بيع للبيع تمليك sale sell selling buy buying purchase شراء',
  forrent: 'ايجار للايجار إيجار rent rental rented lease renting تأجير',
};

export const TYPE_SYNONYMS: Record<PropertyType, string> = {
  housing: 'سكن سكني سكنية منزل housing residential home',
  commercial: 'تجاري تجارية محل محلات commercial shop store retail business',
  coastal: 'ساحلي ساحلية مصيف شاطئ coastal beach seaside resort',
  industrial: 'صناعي صناعية مصنع مصانع ورشة مخزن industrial factory workshop warehouse',
  land: 'ارض أرض أراضي اراضي قطعة land plot lot',
};

export const SUBCATEGORY_SYNONYMS: Partial<Record<Subcategory, string>> = {
  apartment: 'شقة شقق apartment flat appartement',
  loft: 'لوفت loft',
  penthouse: 'بنتهاوس بنت هاوس penthouse',
  villa: 'فيلا فيلات فلل فيلل فله villa',
  townHouse: 'تاون هاوس تاونهاوس townhouse town house',
  duplex: 'دوبلكس دوبليكس duplex',
  twinHouse: 'توين هاوس توينهاوس twinhouse twin house',
  twinVilla: 'توين فيلا twin villa',
  roof: 'روف سطح roof rooftop',
  studio: 'استوديو ستوديو studio',
  house: 'بيت بيوت منزل house',
  chalet: 'شاليه شاليهات chalet',
  office: 'مكتب مكاتب اداري إداري office',
  medical: 'عيادة عيادات طبي medical clinic',
  superMarket: 'سوبرماركت سوبر ماركت بقالة supermarket grocery',
  pharmacy: 'صيدلية صيدليات pharmacy drugstore',
  bakery: 'مخبز مخابز فرن bakery',
  vegetables: 'خضار خضروات فاكهة vegetables greengrocer',
  agricultural: 'زراعي زراعية مزرعة agricultural farm farmland',
  administrative: 'اداري إداري administrative',
  store: 'مخزن مخازن store storage warehouse',
  usufructRight: 'حق انتفاع usufruct',
  foodstuffs: 'اغذية أغذية food foodstuff',
  furniture: 'اثاث أثاث موبيليا furniture',
  spinningAndWeaving: 'غزل نسيج spinning weaving textile',
};

export const FINISHING_SYNONYMS: Record<Finishing, string> = {
  unfinished: 'بدون تشطيب طوب احمر unfinished core shell',
  semi_finished: 'نصف تشطيب semi finished',
  finished: 'كامل التشطيب متشطب متشطبة finished',
  luxury: 'سوبر لوكس الترا لوكس فاخر فاخرة luxury lux',
  furnished: 'مفروش مفروشة furnished',
};

export const PAYMENT_SYNONYMS: Record<PaymentMethod, string> = {
  cash: 'كاش نقدا cash',
  installment: 'تقسيط قسط اقساط بالتقسيط installment instalment plan',
};
