import type { Action, Finishing, PaymentMethod, PropertyType, SortOption, Subcategory } from '@mashrabiya/contract';
import { createPhrases } from './phrases.ts';

/*
 * Phrases for the options of a filter. Unlike the single words of `synonyms.ts`, each phrase means exactly one option.
 */

export const ACTION_PHRASES = createPhrases<Action>([
  [
    'للبيع | بيع | ashtery | ashteri | ashtry | ashtri | eshtery | تمليك | شراء | اشتري | for sale | sale | to buy | buy | buying | purchase | اشترى | lel be3 | lel bee3 | lelbe3 | lel bay3 | lil bay3 | lelbee3 | lel beea | llbe3 | tamleek | tamlik',
    'forsell',
  ],
  ['للايجار | ايجار | يجار | تأجير | استئجار | for rent | to rent | rent | rental | renting', 'forrent'],
  ['for lease | lease | to let | letting | الايجار | اجر | ااجر | أأجر | استاجر | a2agar | 2agar', 'forrent'],
  [
    'lel egar | lel2egar | lel eegar | lel eigar | lel 2egar | lelegar | llegar | lil igar | egar | eegar | 2egar | eigar | ejar',
    'forrent',
  ],
]);

export const SORT_PHRASES = createPhrases<SortOption>([
  [
    'رخيص | رخيصة | رخيصين | ارخص | اقل سعر | باقل سعر | سعر قليل | سعر مناسب | اسعار مناسبة | سعر كويس | re5is | re5isa | rekhis | rekhisa | rakhis | rakhisa | arkhas | ar5as',
    'price_asc',
  ],
  ['cheap | cheapest | lowest price | low price | low priced | inexpensive | affordable | best price', 'price_asc'],
  ['اغلى | اعلى سعر | most expensive | highest price | aghla', 'price_desc'],
  ['احدث | اجدد | newest | latest | most recent | recently added | a7das | a7dath', 'date_desc'],
]);

/** Rents are monthly, and so are installments. */
export const MONTHLY_PHRASES = createPhrases<true>([
  [
    'شهريا | شهري | في الشهر | بالشهر | كل شهر | monthly | per month | a month | fel shahr | fi el shahr | fe el shahr | shahri | shahry | shahreyan',
    true,
  ],
]);

/** `not` means every finishing except this one. */
export const FINISHING_PHRASES = createPhrases<Finishing | { not: Finishing }>([
  [
    'بدون تشطيب | على الطوب | على الطوب الاحمر | طوب احمر | على المحارة | محارة | غير متشطب | غير متشطبة | مش متشطب | مش متشطبة | mesh metshateb | mesh metshataba | 3al tob',
    'unfinished',
  ],
  ['unfinished | not finished | core and shell | core & shell | red brick', 'unfinished'],
  ['نص تشطيب | نصف تشطيب | semi finished | semifinished | half finished | nos tashteeb | nos tashtib', 'semi_finished'],
  [
    'متشطب | متشطبة | كامل التشطيب | كاملة التشطيب | تشطيب كامل | finished | fully finished | تشطيب كويس | metshateb | metshataba | motashateb | tashteeb kamel | kamel el tashteeb',
    'finished',
  ],
  ['لوكس | سوبر لوكس | تشطيب سوبر لوكس | الترا لوكس | الترا سوبر لوكس | اكسترا سوبر لوكس | هاي لوكس', 'luxury'],
  [
    'فاخر | فاخرة | تشطيب فاخر | luxury | luxurious | lux | super lux | super luxe | soper lux | soper loks | ultra super lux | ultra lux',
    'luxury',
  ],
  [
    'مفروش | مفروشة | بالفرش | بالعفش | furnished | fully furnished | mafrosh | mafrosha | mafroush | mafrousha | mafroosha | mfrosha | bel farsh',
    'furnished',
  ],
  [
    'بدون فرش | من غير فرش | بدون عفش | من غير عفش | فاضية | فاضي | unfurnished | un furnished | fadya',
    { not: 'furnished' },
  ],
]);

export const PAYMENT_PHRASES = createPhrases<PaymentMethod>([
  ['كاش | نقدا | نقدي | cash | in cash | kash', 'cash'],
  [
    'تقسيط | قسط | اقساط | على اقساط | بالقسط | تقسيط على سنوات | taqseet | ta2seet | ta2sit | taksit | takseet | bel ta2seet | 2est | a2sat | aqsat',
    'installment',
  ],
  ['installment | installments | instalment | instalments | payment plan | on installments', 'installment'],
]);

export interface Kind {
  type: PropertyType;
  slug?: Subcategory;
}

const SHARED_KIND_PHRASES: [string, Subcategory][] = [
  [
    'شقة | شقق | شقت | شفة | apartment | appartment | apartement | apt | apts | appt | flat | flats | sha2a | sha22a | sha2et | sho2a | sho2a2 | sha2a2 | shaqa | shaqqa | shakka | sha2ah',
    'apartment',
  ],
  ['لوفت | loft', 'loft'],
  ['بنتهاوس | بنت هاوس | penthouse | pent house', 'penthouse'],
  [
    'فيلا | فيلات | فلل | فيلل | فله | فيلا مستقلة | villa | vila | velaa | vella | felal | fella | filla | standalone villa',
    'villa',
  ],
  ['تاون هاوس | تاونهاوس | تاون | townhouse | town house', 'townHouse'],
  ['دوبلكس | دوبليكس | duplex | doplex | dublex', 'duplex'],
  ['توين هاوس | توينهاوس | توين | twinhouse | twin house', 'twinHouse'],
  ['روف | roof | rooftop | رووف', 'roof'],
  ['بيت | بيوت | منزل | house | beit | bayt | manzel', 'house'],
];

/** Likelier kind first. */
export const KIND_TABLE: readonly (readonly [texts: string, kinds: readonly Kind[]])[] = [
  ...SHARED_KIND_PHRASES.map(
    ([texts, slug]) =>
      [
        texts,
        [
          { type: 'housing', slug },
          { type: 'coastal', slug },
        ],
      ] as const,
  ),
  ['استوديو | ستوديو | استديو | studio | stodio | estodio | ستديو', [{ type: 'housing', slug: 'studio' }]],
  [
    'عمارة | عمارات | عمارة سكنية | residential building | 3emara | 3omara | 3mara | emara',
    [{ type: 'housing', slug: 'residential' }],
  ],
  ['شاليه | شاليهات | chalet | chalets | shaleh | shalet | chaleh | shalih', [{ type: 'coastal', slug: 'chalet' }]],
  ['توين فيلا | twin villa', [{ type: 'coastal', slug: 'twinVilla' }]],
  [
    'مكتب | مكاتب | مكتب اداري | مقر اداري | office | office space | maktab | makateb',
    [{ type: 'commercial', slug: 'office' }],
  ],
  ['عيادة | عيادات | clinic | 3eyada | 3yada | eyada', [{ type: 'commercial', slug: 'medical' }]],
  [
    'طبي | طبية | medical',
    [
      { type: 'commercial', slug: 'medical' },
      { type: 'land', slug: 'medical' },
    ],
  ],
  ['صيدلية | صيدليات | pharmacy | drugstore | saydaleya | saidaleya', [{ type: 'commercial', slug: 'pharmacy' }]],
  ['سوبر ماركت | سوبرماركت | بقالة | supermarket | super market', [{ type: 'commercial', slug: 'superMarket' }]],
  ['مخبز | مخابز | فرن | bakery | forn', [{ type: 'commercial', slug: 'bakery' }]],
  [
    'سكني | سكنية | سكن | اسكان | residential | housing | home | homes',
    [{ type: 'housing' }, { type: 'land', slug: 'residential' }],
  ],
  ['تجاري | تجارية | commercial', [{ type: 'commercial' }, { type: 'land', slug: 'commercial' }]],
  [
    'محل | محلات | محل تجاري | دكان | دكاكين | shop | shops | store | retail | retail shop | ma7al | m7al | ma7alat | mahal',
    [{ type: 'commercial', slug: 'allActivities' }, { type: 'commercial' }],
  ],
  ['ساحلي | ساحلية | مصيف | coastal | beachfront | seaside', [{ type: 'coastal' }, { type: 'land', slug: 'coastal' }]],
  ['صناعي | صناعية | industrial', [{ type: 'industrial' }, { type: 'land', slug: 'industrial' }]],
  ['مصنع | مصانع | ورشة | factory | factories | workshop | masna3 | masane3 | warsha', [{ type: 'industrial' }]],
  [
    'مخزن | مخازن | هنجر | هنجرات | warehouse | hangar | storage | makhzan | ma5zan | makhzen',
    [{ type: 'industrial' }, { type: 'land', slug: 'store' }],
  ],
  [
    'ارض | اراضي | قطعة ارض | قطع اراضي | land | plot | plots | plot of land | ard | 2ard | aradi | arady | 2et3et ard',
    [{ type: 'land' }],
  ],
  [
    'مزرعة | مزارع | ارض زراعية | farm | farmland | agricultural land | mazra3a | ard zera3eya',
    [{ type: 'land', slug: 'agricultural' }],
  ],
  ['حق انتفاع | usufruct', [{ type: 'land', slug: 'usufructRight' }]],
];

/** Words that only refine a type: a furniture factory, farmland. */
export const REFINING_TABLE: readonly (readonly [texts: string, kinds: readonly Kind[]])[] = [
  ['زراعي | زراعية | agricultural | zera3eya | zra3eya', [{ type: 'land', slug: 'agricultural' }]],
  [
    'اداري | ادارية | administrative',
    [
      { type: 'commercial', slug: 'office' },
      { type: 'land', slug: 'administrative' },
    ],
  ],
  ['تعليمي | تعليمية | educational', [{ type: 'land', slug: 'educational' }]],
  ['ترفيهي | ترفيهية | entertainment | leisure', [{ type: 'land', slug: 'entertaining' }]],
  ['اثاث | موبيليا | furniture', [{ type: 'industrial', slug: 'furniture' }]],
  ['اغذية | مواد غذائية | food', [{ type: 'industrial', slug: 'foodstuffs' }]],
  ['غزل | نسيج | غزل ونسيج | ملابس | textile | textiles', [{ type: 'industrial', slug: 'spinningAndWeaving' }]],
  ['ادوية | pharmaceutical', [{ type: 'industrial', slug: 'pharmaceutical' }]],
  ['كيماويات | chemical | chemicals', [{ type: 'industrial', slug: 'chemical' }]],
  ['مواد بناء | building materials', [{ type: 'industrial', slug: 'buildingMaterials' }]],
];

export const FEATURE_WORDS: readonly (readonly [texts: string, name: string])[] = [
  ['بسين | بيسين | حمام سباحه | مسبح | pool | swimming pool', 'Swimming pool'],
  ['حديقة | جنينة | جاردن | garden | genena | gneina', 'Private garden'],
  ['اسانسير | مصعد | elevator', 'Lift'],
  ['كراج | جراج خاص | parking', 'Garage'],
  ['باركينج | جراج | موقف سيارات | garage', 'Parking'],
  ['باركينج | جراج | موقف سيارات | garage', 'Parking space'],
  ['بلكون | شرفة | balconies', 'Balcony'],
  ['تيراس', 'Terrace'],
  ['غاز', 'Natural gas'],
  ['مكيف | مكيفة | تكييفات | تكييف مركزي | ac | a/c | air conditioned | air conditioner', 'Air conditioning'],
  ['امن | حراسة', 'Security'],
  ['غرفة خادمة | غرفة شغالة | maid room | nanny room', "Maid's room"],
  ['جيم | gym', 'Clubhouse and gym'],
  ['مولد', 'Generator'],
  ['فيو بحر | فيو البحر | تطل على البحر | على البحر مباشرة | seaview', 'Sea view'],
  ['pet friendly', 'Pets allowed'],
  ['lagoon view | lagoons', 'Lagoon'],
];

/** Phrases that contain a feature's name but do not mean it. */
export const NON_FEATURE_PHRASES = [
  'فيو حديقة | فيو جنينة | تطل على حديقة | مطلة على حديقة | امام حديقة | قدام حديقة | بجوار حديقة | جنب حديقة',
  'garden view | view of a garden | garden city | near a garden | next to a garden | roof garden | rooftop garden',
  'فيو بسين | فيو حمام سباحة | تطل على حمام سباحة | pool view',
].join(' | ');

/** Correct words that resemble a place or a filter: `عيادة أسنان` is not in Aswan, `للاستثمار` is not for rent. */
export const NEVER_CORRECTED_WORDS: ReadonlySet<string> = new Set(
  (
    'بجوار شركه شركات شريك شركاء محامي محاماه شهاده شهادات شهود سندات سخان سخانات بورسلين كلوب قطار اسنان شرقي سلالم ' +
    'سليم سليمه سماح سلامه ساعات مصوره منشوره مراجعه منزليه محليه مصريه اسمنت حيوان حيوانات سيدات تجميع فصول فواصل اسهل ' +
    'استثمار استثماري استثماريه استفسار استمرار سنتين اولي تقسيم اقسام تاخير تاجيل ' +
    'ranking running leave leaves case cases scale save saves reading'
  ).split(' '),
);

/** Filler words between filters, dropped from the remaining words. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    'مصر ابغي ابي بين ما بقرب ناحيه في من علي الي عن مع او و ب ل بـ لـ اللي تكون يكون فيها فيه بها به ذات ذو عايز عاوز عايزه محتاج محتاجه مطلوب اريد ابحث بدور ' +
    'ف حته بقي كده يعني حد عنده ممكن لي ليا حاجه كويسه جدا يا جماعه عقار عقارات وحده وحدات ' +
    'منطقه حي مدينه محافظه نظام سعر بسعر سعرها مساحه بمساحه حوالي تقريبا فقط لو سمحت ' +
    'in on at of for to the a an and or with near el al i want need looking is are that has have please show me find ' +
    'city area district governorate egypt about around approximately price priced size only up we my me any some there do you im searching it who need needed ' +
    'property properties listing listings unit units place by m wala f fi fe fel fil w wi men mn between ben aw 3ayez 3ayz 3awez 3ayza 3awza 3awz ayez 3awz me7tag mehtag 3ala ala b bi be law sama7t plz pls'
  ).split(' '),
);
