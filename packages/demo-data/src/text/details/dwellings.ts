import { toRemarks } from './remarks.ts';

/** Rooms besides bedrooms, bathrooms and reception, as noun phrases. */
export const EXTRA_ROOMS = toRemarks([
  ['مطبخ كبير', 'a large kitchen'],
  ['مطبخ أمريكاني مفتوح', 'an open kitchen'],
  ['غرفة ملابس', 'a dressing room'],
  ['غرفة غسيل', 'a laundry room'],
  ['بلكونة أمامية وأخرى خلفية', 'balconies front and back'],
  ['بلكونة كبيرة', 'a large balcony'],
  ['ركن مكتب', 'a study corner'],
  ['غرفة معيشة منفصلة', 'a separate family room'],
  ['تواليت ضيوف', "a guests' toilet"],
  ['أوفيس للمطبخ', 'a pantry off the kitchen'],
]);

/** Views of a street window; follows "on" and "over". */
export const STREET_VIEWS = toRemarks([
  ['شارع رئيسي', 'a main street'],
  ['شارع هادئ مشجر', 'a quiet street with trees'],
  ['شارعين', 'two streets'],
  ['مدرسة ومساحة مفتوحة', 'a school and open ground'],
  ['فيلات قديمة', 'old villas'],
  ['أسطح واطئة وسماء واسعة', 'low roofs and a wide sky'],
]);
/** Views for titles. */
export const OPEN_VIEWS = toRemarks([
  ['ميدان', 'a square'],
  ['حديقة عامة', 'a public garden'],
  ['حديقة العمارة', 'the garden of the building'],
]);
export const COMPOUND_VIEWS = toRemarks([
  ['اللاند سكيب', 'the landscaped gardens'],
  ['البحيرة الصناعية', 'the lake'],
  ['ممشى الزهور', 'the flower walk'],
  ['حمام السباحة الرئيسي', 'the main pool'],
  ['الحديقة المركزية', 'the central park'],
  ['الكلوب هاوس', 'the clubhouse'],
]);
export const NILE_VIEW = { ar: 'النيل', en: 'the Nile' };
export const SEA_VIEW = { ar: 'البحر', en: 'the sea' };

export const BUILDING_SERVICES = toRemarks([
  ['عدادات مستقلة', 'separate meters'],
  ['غاز طبيعي', 'natural gas'],
  ['أمن على الباب 24 ساعة', 'a guard at the door round the clock'],
  ['جراج خاص تحت العمارة', 'a parking space under the building'],
  ['خزان مياه بموتور جديد', 'a water tank with a new pump'],
  ['كاميرات مراقبة في المدخل', 'cameras in the entrance'],
  ['اتحاد ملاك نشيط', "a residents' association that works"],
  ['خط أرضي بإنترنت سريع', 'a landline with fast internet'],
  ['مدخل رخام نظيف', 'a clean marble entrance'],
  ['بواب مقيم', 'a resident doorman'],
  ['إنتركم', 'an intercom'],
]);

export const HOUSE_SERVICES = toRemarks([
  ['غاز طبيعي', 'natural gas'],
  ['عدادات مستقلة', 'separate meters'],
  ['ركنة سيارة داخل السور', 'a parking space inside the wall'],
  ['خزان مياه أرضي', 'an underground water tank'],
  ['إنتركم بشاشة', 'a video intercom'],
  ['غرفة حارس', "a watchman's room"],
  ['كاميرات حول السور', 'cameras around the wall'],
  ['سخان شمسي', 'a solar water heater'],
]);

/** Amenities of compounds. */
export const AMENITIES = toRemarks([
  ['كلوب هاوس بجيم', 'a clubhouse with a gym'],
  ['حمامات سباحة', 'swimming pools'],
  ['مسارات للمشي والدراجات', 'tracks for walking or cycling'],
  ['منطقة ألعاب أطفال', 'a playground'],
  ['مول صغير', 'a small mall'],
  ['أمن 24 ساعة', 'security round the clock'],
  ['مسجد', 'a mosque'],
  ['حضانة', 'a nursery'],
  ['بحيرات وأكثر من نصف المساحة خضرة', 'lakes, with over half the land left green'],
  ['ملاعب بادل', 'padel courts'],
  ['جراج تحت الأرض', 'underground parking'],
  ['مبنى عيادات', 'a block of clinics'],
]);

/** Places near almost every part of a town. */
export const NEARBY = toRemarks([
  ['مسجد كبير', 'a large mosque'],
  ['موقف المواصلات', 'the minibus stop'],
  ['مدرسة لغات', 'a language school'],
  ['سوق الخضار', 'the vegetable market'],
  ['مكتب البريد', 'the post office'],
  ['مستشفى خاص', 'a private hospital'],
  ['نادٍ رياضي', 'a sports club'],
  ['حديقة الحي', 'the neighbourhood park'],
  ['سوبر ماركت كبير', 'a large supermarket'],
  ['مجمع مدارس', 'a group of schools'],
  ['مدرسة راهبات', "a nuns' school"],
]);

export const LANDMARKS: Readonly<Record<string, ReturnType<typeof toRemarks>>> = {
  'new-cairo': toRemarks([
    ['الجامعة الأمريكية', 'the American University'],
    ['محور المشير طنطاوي', 'the Tantawy axis'],
  ]),
  'fifth-settlement': toRemarks([
    ['شارع التسعين', 'Teseen Street'],
    ['مستشفى القطامية', 'Katameya hospital'],
    ['الجامعة الأمريكية', 'the American University'],
  ]),
  'nasr-city': toRemarks([
    ['جامعة الأزهر', 'Al-Azhar University'],
    ['مونوريل الاستاد', 'the Stadium monorail station'],
    ['حديقة الطفل', "the Children's Park"],
  ]),
  heliopolis: toRemarks([
    ['محطة مترو الأهرام', 'El Ahram metro station'],
    ['نادي هليوبوليس', 'the Heliopolis Club'],
    ['قصر البارون', "the Baron's Palace"],
  ]),
  maadi: toRemarks([
    ['محطة مترو المعادي', 'Maadi metro station'],
    ['نادي المعادي', 'the Maadi Club'],
    ['شارع 9', 'Road 9'],
  ]),
  zamalek: toRemarks([
    ['نادي الجزيرة', 'the Gezira Club'],
    ['محطة مترو صفاء حجازي', 'Safaa Hegazy metro station'],
    ['برج القاهرة', 'the Cairo Tower'],
  ]),
  'downtown-cairo': toRemarks([
    ['محطة مترو جمال عبد الناصر', 'Nasser metro station'],
    ['ميدان التحرير', 'Tahrir Square'],
    ['دار القضاء العالي', 'the High Court'],
  ]),
  'garden-city': toRemarks([
    ['قصر العيني', 'Kasr El Aini hospital'],
    ['محطة مترو السادات', 'Sadat metro station'],
  ]),
  shubra: toRemarks([
    ['محطة مترو سانت تريزا', 'Sainte Therese metro station'],
    ['محطة مترو روض الفرج', 'Rod El Farag metro station'],
  ]),
  dokki: toRemarks([
    ['محطة مترو الدقي', 'Dokki metro station'],
    ['نادي الصيد', 'the Shooting Club'],
    ['جامعة القاهرة', 'Cairo University'],
  ]),
  mohandessin: toRemarks([
    ['نادي الزمالك', 'Zamalek Club'],
    ['ميدان سفنكس', 'Sphinx Square'],
    ['محطة مترو وادي النيل', 'Wadi El Nil metro station'],
  ]),
  'giza-city': toRemarks([
    ['جامعة القاهرة', 'Cairo University'],
    ['محطة مترو الجيزة', 'Giza metro station'],
    ['حديقة الحيوان', 'the zoo'],
  ]),
  haram: toRemarks([
    ['محطة مترو الهرم', 'El Haram metro station'],
    ['المتحف المصري الكبير', 'the Grand Egyptian Museum'],
  ]),
  faisal: toRemarks([
    ['محطة مترو فيصل', 'Faisal metro station'],
    ['الطريق الدائري', 'the Ring Road'],
  ]),
  '6th-of-october': toRemarks([
    ['ميدان الحصري', 'El Hosary Square'],
    ['جامعة أكتوبر', 'October University'],
    ['محور 26 يوليو', 'the 26 July axis'],
  ]),
  'sheikh-zayed': toRemarks([
    ['هايبر وان', 'Hyper One'],
    ['مستشفى الشيخ زايد', 'Zayed hospital'],
    ['محور 26 يوليو', 'the 26 July axis'],
  ]),
  smouha: toRemarks([
    ['نادي سموحة', 'Smouha Club'],
    ['حديقة أنطونيادس', 'the Antoniadis garden'],
  ]),
  'raml-station': toRemarks([
    ['ترام الرمل', 'the Raml tram'],
    ['مكتبة الإسكندرية', 'the Bibliotheca'],
    ['الكورنيش', 'the Corniche'],
  ]),
  roushdy: toRemarks([
    ['ترام رشدي', 'Roushdy tram stop'],
    ['الكورنيش', 'the Corniche'],
  ]),
  'sidi-bishr': toRemarks([
    ['الكورنيش', 'the Corniche'],
    ['محطة قطار سيدي بشر', 'Sidi Bishr railway station'],
  ]),
  mansoura: toRemarks([
    ['جامعة المنصورة', 'Mansoura University'],
    ['المشاية', 'the river walk'],
    ['استاد المنصورة', 'the stadium'],
  ]),
  tanta: toRemarks([
    ['مسجد السيد البدوي', 'the mosque of El Sayed El Badawy'],
    ['جامعة طنطا', 'Tanta University'],
    ['محطة القطار', 'the railway station'],
  ]),
  zagazig: toRemarks([
    ['جامعة الزقازيق', 'Zagazig University'],
    ['محطة القطار', 'the railway station'],
  ]),
  'asyut-city': toRemarks([
    ['جامعة أسيوط', 'Asyut University'],
    ['ميدان المحطة', 'the station square'],
  ]),
  'luxor-city': toRemarks([
    ['معبد الأقصر', 'Luxor Temple'],
    ['الكورنيش', 'the Corniche'],
    ['محطة القطار', 'the railway station'],
  ]),
  'aswan-city': toRemarks([
    ['سوق أسوان', 'the souk'],
    ['كورنيش النيل', 'the Nile Corniche'],
    ['محطة القطار', 'the railway station'],
  ]),
  'minya-city': toRemarks([
    ['جامعة المنيا', 'Minya University'],
    ['كورنيش النيل', 'the Nile Corniche'],
  ]),
  'sohag-city': toRemarks([
    ['جامعة سوهاج', 'Sohag University'],
    ['محطة القطار', 'the railway station'],
  ]),
  'fayoum-city': toRemarks([
    ['ميدان السواقي', 'Waterwheel Square'],
    ['جامعة الفيوم', 'Fayoum University'],
  ]),
  'ismailia-city': toRemarks([
    ['جامعة قناة السويس', 'Suez Canal University'],
    ['شارع محمد علي', 'Mohamed Ali Street'],
  ]),
  '10th-of-ramadan': toRemarks([
    ['القطار الكهربائي', 'the electric train'],
    ['جامعة العاشر', 'the Tenth University'],
  ]),
  shorouk: toRemarks([
    ['الجامعة البريطانية', 'the British University'],
    ['نادي هليوبوليس الشروق', 'the Heliopolis Club branch'],
  ]),
  'new-capital': toRemarks([
    ['محطة المونوريل', 'the monorail station'],
    ['النهر الأخضر', 'the Green River park'],
  ]),
};
