import { type Remark, toRemarks } from './remarks.ts';

/** Utilities of a plot, as noun phrases. */
export const UTILITIES = toRemarks([
  ['الكهرباء', 'electricity'],
  ['المياه', 'mains water'],
  ['الصرف', 'the sewer'],
  ['الغاز', 'gas'],
  ['التليفون', 'telephone'],
]);

/** Remarks for each use, as whole sentences, by subcategory. */
export const LAND_NOTES: Readonly<Record<string, readonly Remark[]>> = {
  residential: toRemarks([
    [
      'القطعة مستطيلة منتظمة، والجيران بنوا وسكنوا.',
      'The plot is a clean rectangle, and the neighbours have built and moved in.',
    ],
    ['قرار وزاري وأقساط الجهاز مسددة بالكامل.', 'Allocated by decree, with every installment paid.', 'newCity', 'sale'],
    ['تقع خلف حديقة الحي ولن يُبنى أمامها.', 'It backs onto the district park, and nothing will be built in front.'],
    ['الرخصة صادرة والجسات معمولة.', 'The permit is issued and the soil borings done.', 'sale'],
    ['المقاس مناسب لفيلا أو عمارة صغيرة.', 'It is the right size for a villa or a small block.'],
  ]),
  commercial: toRemarks([
    ['على محور حركة، وأمامها خدمات قائمة.', 'On a busy axis, opposite services that are already open.'],
    ['يُسمح ببدروم وأرضي تجاري وأدوار متكررة إداري.', 'Basement and retail are allowed below, offices above.'],
    ['أرض مول صغير أو معرض سيارات.', 'Ground for a small mall or a car showroom.'],
    ['واجهتها الأطول على الشارع الرئيسي.', 'Its longer side is on the main road.'],
  ]),
  administrative: toRemarks([
    [
      'تصلح مقر شركة أو بنك، والجراج تحت الأرض إلزامي.',
      'It would suit a head office or a bank; underground parking is required.',
    ],
    ['حولها مقار شركات قائمة بالفعل.', 'Company offices already stand around it.'],
  ]),
  entertaining: toRemarks([
    ['يُسمح بنادٍ أو ملاعب بادل أو صالة مناسبات.', 'A club, padel courts or a wedding hall may be built.'],
    ['المنطقة بلا سكن قريب، فلا شكوى من الصوت.', 'No homes stand near enough to mind the noise.'],
    ['ثلث المساحة مزروع نجيلًا ونخيلًا.', 'A third of it is laid to grass and palms.'],
  ]),
  industrial: toRemarks([
    [
      'نشاط هندسي أو غذائي، والتعديل متاح من هيئة التنمية الصناعية.',
      'Allocated for engineering or food; the industrial authority can change it.',
    ],
    ['التسوير تم والبوابة تسع تريلا.', 'It is walled, and the gate takes a trailer.'],
    ['تربتها رملية صلبة لا تحتاج خوازيق.', 'The soil is firm sand and needs no piles.'],
  ]),
  agricultural: toRemarks([
    ['تروى من ترعة عمومية، ودورها مرتين في الأسبوع.', 'It is watered from a public canal, twice a week in turn.'],
    ['تربة طينية سوداء مجربة في القمح والبرسيم والذرة.', 'Black clay that has carried wheat, clover and maize.'],
    ['نصفها موالح عمرها ثماني سنوات والباقي خضار.', 'Half is citrus, eight years old, and the rest vegetables.'],
    ['مدق عريض يصلها من الأسفلت.', 'A wide track joins it to the tarred road.'],
    [
      'حيازة زراعية باسم المالك ولا نزاع على الحدود.',
      "The holding is in the owner's name and the bounds are undisputed.",
    ],
    ['عليها بيت صغير للمزارع وحظيرة.', 'It has a small farmhouse and a byre.'],
  ]),
  reclaimed: toRemarks([
    ['بئر عذبة وشبكة تنقيط على كامل المساحة.', 'A sweet-water well, with drip lines over the whole area.'],
    ['زيتون مثمر ونخيل برحي على الحدود.', 'Olives in fruit, and Barhi palms along the bounds.'],
    ['طاقة شمسية تشغل الطلمبة نهارًا.', 'Solar panels run the pump by day.'],
    ['رمل أصفر نظيف خالٍ من الملوحة، والتحليل موجود.', 'Clean yellow sand, free of salt; the analysis is there to see.'],
  ]),
  store: toRemarks([
    [
      'مدكوكة وجاهزة للتشوين، ومدخل التريلات مفتوح.',
      'The ground is compacted for stacking, and trailers can drive in.',
    ],
    ['حولها مخازن شركات توزيع.', 'Distribution companies have their stores around it.'],
    ['يسمح بهنجر معدني بارتفاع عشرة أمتار.', 'A steel shed ten metres high is allowed.'],
  ]),
  medical: toRemarks([
    ['مخصصة لمستشفى أو مركز طبي بقرار معتمد.', 'Allocated by decree for a hospital or a medical centre.'],
    ['لا يوجد مستشفى قريب في نطاق الحي.', 'There is no hospital yet in the district.'],
    ['مدخل إسعاف منفصل محفوظ في التخطيط.', 'The plan keeps a separate way in for ambulances.'],
  ]),
  usufructRight: toRemarks([
    ['الانتفاع بعقد من المحافظة ويقبل التجديد.', 'The right is held from the governorate and can be renewed.'],
    [
      'يُسمح بمخيم بيئي أو مشروع خدمات بلا أساسات خرسانية.',
      'An eco-camp or services may be set up, without concrete foundations.',
    ],
    ['المقابل السنوي مسدد لسنتين قادمتين.', 'The yearly fee is paid for two years ahead.'],
  ]),
  coastal: toRemarks([
    ['لا يفصلها عن البحر إلا الممشى.', 'Only the footpath lies between it and the sea.'],
    ['تصلح فيلا خاصة أو شاليهات صغيرة.', 'It would take a private villa or a few chalets.'],
    ['ارتفاعها عن الشاطئ يعطي كل الأدوار إطلالة.', 'It stands above the beach, so every floor would see the water.'],
    ['المنطقة حولها مبنية ومسكونة صيفًا.', 'The land around is built and lived in all summer.'],
  ]),
  educational: toRemarks([
    [
      'مخصصة لمدرسة أو حضانة، والمساحات تفي باشتراطات الوزارة.',
      "Allocated for a school or nursery, large enough for the ministry's rules.",
    ],
    ['حولها أكثر من ألفي وحدة سكنية بلا مدرسة لغات.', 'Over two thousand homes around it have no language school.'],
    ['مدخلان على شارعين لأتوبيسات الصباح.', 'Two ways in, on two streets, for the morning buses.'],
  ]),
};

/** Terms for any plot for sale, as whole sentences. */
export const LAND_SALE_TERMS = toRemarks([
  ['المعاينة بعد الاتصال، والموقع واضح على الخريطة.', 'Call before you come; the pin on the map is right.'],
  ['السعر للمتر قابل للتفاوض عند الجدية.', 'The price a metre is open to talk for a serious buyer.'],
  ['الاستلام فوري بمحضر من الجهاز.', "Handed over at once, with the authority's minutes.", 'newCity'],
  ['الورق سليم ومراجعته متاحة لأي محامٍ.', 'The papers are in order, and any lawyer may check them.'],
  ['البيع كتلة واحدة ولا تُجزأ.', 'Sold as one lot, not divided.', 'large'],
  ['يمكن الدخول شريكًا بالبناء.', 'The owner would also consider building in partnership.', 'buildable'],
  ['التنازل بالجهاز على المشتري.', 'The transfer fee is on the buyer.', 'newCity'],
]);
export const FIELD_SALE_TERMS = toRemarks([
  [
    'السعر للفدان قابل للتفاوض، والمعاينة صباحًا.',
    'The price a feddan is open to talk; come and see it in the morning.',
  ],
  ['البيع بالقطعة كلها، والمحصول الحالي لصاحبه.', "Sold whole, and this season's crop stays with the grower."],
  ['العقد مشهر، والجيران شهود على الحدود.', 'The deed is published, and the neighbours will vouch for the bounds.'],
  ['يمكن تقسيمها على مشتريين.', 'It can be split between two buyers.'],
]);
export const LAND_RENT_TERMS = toRemarks([
  ['الإيجار لثلاث سنوات قابلة للتجديد.', 'Let for three years, renewable.'],
  ['إيجار سنة مقدمًا، والعقد موثق.', 'A year in advance, with a notarised contract.'],
  ['تُسلم خالية ومسورة.', 'Handed over empty and fenced.'],
]);
