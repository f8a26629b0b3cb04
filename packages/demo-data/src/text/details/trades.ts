import { type Remark, toRemarks } from './remarks.ts';

/** Amenities of business premises, as noun phrases. */
export const TRADE_SERVICES = toRemarks([
  ['عداد كهرباء تجاري 3 فاز', 'a three-phase commercial meter'],
  ['حمام داخلي', 'its own toilet'],
  ['واجهة زجاج سيكوريت', 'a tempered glass front', 'atStreetLevel'],
  ['باب حديد كهربائي', 'an electric shutter', 'atStreetLevel'],
  ['تكييف سبليت', 'split air conditioning'],
  ['كاميرات بنظام إنذار', 'cameras with an alarm'],
  ['خط إنترنت فايبر', 'a fibre line'],
  ['سندرة للتخزين', 'a loft for stock', 'atStreetLevel'],
  ['أرضيات بورسلين', 'porcelain floors'],
  ['باب خلفي للتشوين', 'a back door for deliveries', 'atStreetLevel'],
]);

/** Remarks about passers-by and surroundings, as whole sentences. */
export const FOOTFALL_NOTES = toRemarks([
  ['الحركة أمام المكان لا تهدأ من العصر حتى منتصف الليل.', 'People pass from mid-afternoon to midnight.'],
  [
    'على اليمين بنك وعلى اليسار محل ملابس معروف.',
    'A bank stands on one side and a well-known clothes shop on the other.',
  ],
  [
    'أمام المكان موقف ميكروباص، والمارة كثيرون صباحًا ومساءً.',
    'A minibus stop is opposite, so it is busy morning and evening.',
  ],
  [
    'في محيط المكان أربع مدارس، والرجل شغالة طوال العام الدراسي.',
    'There are four schools around, and trade is steady in term time.',
  ],
  ['الشارع تجاري والركن أمام الباب مسموح.', 'It is a shopping street, and parking in front is allowed.'],
  ['منطقة سكنية كاملة العدد وليس فيها منافس قريب.', 'A fully settled residential area with no rival close by.'],
  ['تحت عمارة كل أدوارها عيادات ومكاتب.', 'The building above is all clinics and offices.'],
  ['الواجهة بارزة عن الصف وتُرى من أول الشارع.', 'It stands forward of the row and is seen from the corner.'],
]);

/** Remarks for each trade, as whole sentences. */
export const TRADE_NOTES: Readonly<Record<string, readonly Remark[]>> = {
  clinic: toRemarks([
    ['غرفة كشف بحوض، واستقبال يسع عشرة مرضى.', 'A consulting room with a basin, and a waiting room for ten.'],
    [
      'العمارة طبية: معمل وأشعة وصيدلية في الأدوار الأخرى.',
      'The building is medical: a laboratory, radiology and a pharmacy on other floors.',
    ],
    ['مرخصة من العلاج الحر ومستوفية الاشتراطات.', 'It is licensed by the health authority and meets its rules.'],
    ['مدخل للكراسي المتحركة وأسانسير يسع ترولي.', 'There is a ramp, and the lift takes a trolley.'],
    ['كانت عيادة أسنان، وتوصيلات الكرسي موجودة.', "It was a dentist's, and the chair connections are in place."],
    ['يمكن تقسيمها بين طبيبين بمواعيد منفصلة.', 'Two doctors could share it at different hours.'],
  ]),
  lab: toRemarks([
    ['غرفة سحب عينات وغرفة أجهزة بتكييف منفصل.', 'A sampling room and an equipment room with its own cooling.'],
    ['مجاور لثلاث عيادات تحول إليه يوميًا.', 'Three clinics next door send patients every day.'],
  ]),
  superMarket: toRemarks([
    ['أرفف وثلاجات عرض في مكانها لمن يريد شراءها.', 'Shelving and display fridges are in place, for sale separately.'],
    ['كاشيران وباب خلفي لاستلام البضاعة.', 'Two tills and a back door for deliveries.'],
    ['زبائنه معروفون من سبع سنوات.', 'It has had the same customers for seven years.'],
    ['مخزن ملحق بباب مستقل.', 'A stockroom with its own door belongs to it.'],
    ['أحمال الكهرباء تكفي غرفتي تبريد.', 'The supply carries two cold rooms.'],
  ]),
  pharmacy: toRemarks([
    ['المسافة القانونية عن أقرب صيدلية متوفرة.', 'It keeps the legal distance from the nearest pharmacy.'],
    ['ديكورات صيدلية كاملة بأدراج ورفوف زجاج.', 'Fitted as a pharmacy, with drawers and glass shelves.'],
    ['أمام مستشفى عام، والشغل ليل نهار.', 'It faces a public hospital and sells day and night.'],
    ['الرخصة سارية ويمكن نقلها مع المكان.', 'The licence is valid and can pass on with the place.'],
    ['غرفة صغيرة للتحضير والحقن.', 'There is a small room for preparations and injections.'],
  ]),
  bakery: toRemarks([
    ['خط غاز ومدخنة معتمدة وفرن دوار.', 'A gas line, an approved flue and a rotary oven.'],
    ['الأحمال مرفوعة لتشغيل عجانتين وفرنين.', 'The supply was raised for two mixers and two ovens.'],
    ['طابور الصباح يبدأ قبل السابعة.', 'The morning queue starts before seven.'],
    ['يصلح لمخبوزات إفرنجي أو حلويات.', 'It would do for Western bread or for sweets.'],
    ['مخزن دقيق جاف وأرضيات إيبوكسي.', 'A dry flour store and epoxy floors.'],
  ]),
  greengrocer: toRemarks([
    ['فرش خارجي مسموح في حدود الرصيف.', 'You may set out crates up to the kerb.'],
    ['قريب من سوق الجملة، والتوريد في نصف ساعة.', 'The wholesale market is half an hour away.'],
    ['ثلاجة حفظ وميزان وواجهة مظللة.', 'It has a cold store, scales and a shaded front.'],
    ['أمام مسجد، وأفضل ساعاته بعد الصلاة.', 'It faces a mosque, and is busiest after prayers.'],
    ['الحوائط سيراميك حتى السقف وسهلة الغسيل.', 'The walls are tiled to the ceiling and wash down easily.'],
  ]),
  shop: toRemarks([
    [
      'يصلح لكل الأنشطة: ملابس، موبايلات، صيدلية أو كافيه.',
      'It suits any trade: clothes, phones, a pharmacy or a café.',
    ],
    ['كان محل أحذية، والديكور يبقى.', 'It was a shoe shop, and the fittings stay.'],
    [
      'مؤجر حاليًا لسلسلة معروفة، والعقد ينتقل للمشتري.',
      'It is let to a known chain, and the lease passes to the buyer.',
      'sale',
    ],
    ['يمكن فتحه على المحل المجاور فهو للمالك نفسه.', 'It can be opened into the next shop, which has the same owner.'],
    ['مكان لافتة كبيرة ظاهر من الاتجاهين.', 'There is room for a large sign, seen from both directions.'],
    ['مسجل شهر عقاري وبعداد باسم المالك.', "Registered title, with the meter in the owner's name.", 'sale'],
  ]),
  office: toRemarks([
    ['مقسم غرفتين إدارة وصالة مفتوحة للموظفين.', "Two managers' rooms and one open floor for staff."],
    ['المبنى إداري بالكامل، ولا سكن فيه.', 'The building is all offices, with nobody living in it.'],
    ['غرفة اجتماعات زجاج وركن قهوة.', 'A glass meeting room and a coffee corner.'],
    ['شبكة بيانات جاهزة لعشرين مكتبًا.', 'Data points are wired for twenty desks.'],
    ['نظام دخول بالبصمة وأمن على مدار اليوم.', 'Entry by fingerprint, and security round the clock.'],
    ['أرضية مرفوعة وسقف معلق وتكييف مركزي.', 'Raised floor, hung ceiling and central cooling.'],
    ['يصلح لمكتب محاماة أو شركة برمجيات.', 'It would suit a law firm or a software company.'],
    ['مكانان للسيارات في الجراج ضمن الملكية.', 'Two garage spaces belong to it.'],
  ]),
  showroom: toRemarks([
    ['بلا أعمدة في المنتصف، والعرض من كل الجهات.', 'No columns in the middle, so goods show from every side.'],
    ['كان معرض سيارات، وبابه يدخل سيارة نقل.', 'It showed cars, and the door takes a lorry.'],
  ]),
  cafe: toRemarks([
    ['مطبخ مجهز وشفاط بمدخنة فوق السطح.', 'A fitted kitchen with an extractor flue above the roof.'],
    ['جلسة خارجية مرخصة لثماني ترابيزات.', 'The outdoor seating is licensed for eight tables.'],
  ]),
  gym: toRemarks([
    [
      'أرضيات مطاط وغرف ملابس ودش للرجال والسيدات.',
      'Rubber floors, with changing rooms and showers for men and women.',
    ],
    ['مواعيد السيدات صباحًا لها زبائنها الدائمون.', "The women's morning hours have their regulars."],
  ]),
  nursery: toRemarks([
    ['أربعة فصول وحوش ألعاب مظلل.', 'Four classrooms and a shaded play yard.'],
    ['مرخصة من التضامن، وحمامات على مقاس الأطفال.', 'Licensed, with toilets at child height.'],
  ]),
  restaurant: toRemarks([
    ['مطبخ استانلس كامل وصالة خمسين كرسيًا.', 'A full steel kitchen and fifty seats.'],
    ['رخصة سارية وحماية مدنية معتمدة.', 'The licence is valid and the fire certificate current.'],
  ]),
};

/** Terms of business lettings and sales, as whole sentences. */
export const TRADE_SALE_TERMS = toRemarks([
  ['السعر قابل للتفاوض، والمعاينة في مواعيد العمل.', 'The price is open to talk; view in working hours.'],
  [
    'عائد الإيجار الحالي معروف ويُعرض على المشتري الجاد.',
    'The present rent is known and will be shown to a serious buyer.',
    'finished',
  ],
  ['لا خلو ولا متأخرات على المكان.', 'No key money, and nothing is owed on it.'],
  ['الأوراق مسجلة وجاهزة للشهر العقاري.', 'The papers are registered and ready to transfer.'],
  ['سبب البيع تغيير النشاط.', 'The owner is moving to another line of business.', 'finished'],
]);
export const TRADE_RENT_TERMS = toRemarks([
  ['عقد خمس سنوات بزيادة سنوية 10%.', 'Five-year lease, rising ten percent a year.'],
  ['شهران تأمين وشهر مقدم.', 'Two months of deposit and one in advance.'],
  ['فترة سماح شهر للتجهيزات.', 'One month free for fitting out.'],
  ['الإيجار بلا خلو.', 'No key money.'],
  ['يُفضل نشاط هادئ لا يضايق السكان.', 'A quiet trade preferred, for the sake of the residents.'],
  ['المصاريف المشتركة ضمن الإيجار.', 'Shared costs are in the rent.'],
]);
