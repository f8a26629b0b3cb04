import { phrases } from './both.ts';

/** Rooms besides bedrooms, bathrooms and reception, as noun phrases. */
export const EXTRA_ROOMS = phrases([
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
export const STREET_VIEWS = phrases([
  ['شارع رئيسي', 'a main street'],
  ['شارع هادئ مشجر', 'a quiet street with trees'],
  ['شارعين', 'two streets'],
  ['مدرسة ومساحة مفتوحة', 'a school and open ground'],
  ['فيلات قديمة', 'old villas'],
  ['أسطح واطئة وسماء واسعة', 'low roofs and a wide sky'],
]);
/** Views for titles. */
export const OPEN_VIEWS = phrases([
  ['ميدان', 'a square'],
  ['حديقة عامة', 'a public garden'],
  ['حديقة العمارة', 'the garden of the building'],
]);
export const COMPOUND_VIEWS = phrases([
  ['اللاند سكيب', 'the landscaped gardens'],
  ['البحيرة الصناعية', 'the lake'],
  ['ممشى الزهور', 'the flower walk'],
  ['حمام السباحة الرئيسي', 'the main pool'],
  ['الحديقة المركزية', 'the central park'],
  ['الكلوب هاوس', 'the clubhouse'],
]);
export const NILE_VIEW = { ar: 'النيل', en: 'the Nile' };
export const SEA_VIEW = { ar: 'البحر', en: 'the sea' };

/** Amenities of buildings in streets. */
export const BUILDING_SERVICES = phrases([
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

/** Amenities of houses in streets. */
export const HOUSE_SERVICES = phrases([
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
export const AMENITIES = phrases([
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
export const NEARBY = phrases([
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

/** Landmarks by city. */
export const LANDMARKS: Readonly<Record<string, ReturnType<typeof phrases>>> = {
  'new-cairo': phrases([
    ['الجامعة الأمريكية', 'the American University'],
    ['محور المشير طنطاوي', 'the Tantawy axis'],
  ]),
  'fifth-settlement': phrases([
    ['شارع التسعين', 'Teseen Street'],
    ['مستشفى القطامية', 'Katameya hospital'],
    ['الجامعة الأمريكية', 'the American University'],
  ]),
  'nasr-city': phrases([
    ['جامعة الأزهر', 'Al-Azhar University'],
    ['مونوريل الاستاد', 'the Stadium monorail station'],
    ['حديقة الطفل', "the Children's Park"],
  ]),
  heliopolis: phrases([
    ['محطة مترو الأهرام', 'El Ahram metro station'],
    ['نادي هليوبوليس', 'the Heliopolis Club'],
    ['قصر البارون', "the Baron's Palace"],
  ]),
  maadi: phrases([
    ['محطة مترو المعادي', 'Maadi metro station'],
    ['نادي المعادي', 'the Maadi Club'],
    ['شارع 9', 'Road 9'],
  ]),
  zamalek: phrases([
    ['نادي الجزيرة', 'the Gezira Club'],
    ['محطة مترو صفاء حجازي', 'Safaa Hegazy metro station'],
    ['برج القاهرة', 'the Cairo Tower'],
  ]),
  'downtown-cairo': phrases([
    ['محطة مترو جمال عبد الناصر', 'Nasser metro station'],
    ['ميدان التحرير', 'Tahrir Square'],
    ['دار القضاء العالي', 'the High Court'],
  ]),
  'garden-city': phrases([
    ['قصر العيني', 'Kasr El Aini hospital'],
    ['محطة مترو السادات', 'Sadat metro station'],
  ]),
  shubra: phrases([
    ['محطة مترو سانت تريزا', 'Sainte Therese metro station'],
    ['محطة مترو روض الفرج', 'Rod El Farag metro station'],
  ]),
  dokki: phrases([
    ['محطة مترو الدقي', 'Dokki metro station'],
    ['نادي الصيد', 'the Shooting Club'],
    ['جامعة القاهرة', 'Cairo University'],
  ]),
  mohandessin: phrases([
    ['نادي الزمالك', 'Zamalek Club'],
    ['ميدان سفنكس', 'Sphinx Square'],
    ['محطة مترو وادي النيل', 'Wadi El Nil metro station'],
  ]),
  'giza-city': phrases([
    ['جامعة القاهرة', 'Cairo University'],
    ['محطة مترو الجيزة', 'Giza metro station'],
    ['حديقة الحيوان', 'the zoo'],
  ]),
  haram: phrases([
    ['محطة مترو الهرم', 'El Haram metro station'],
    ['المتحف المصري الكبير', 'the Grand Egyptian Museum'],
  ]),
  faisal: phrases([
    ['محطة مترو فيصل', 'Faisal metro station'],
    ['الطريق الدائري', 'the Ring Road'],
  ]),
  '6th-of-october': phrases([
    ['ميدان الحصري', 'El Hosary Square'],
    ['جامعة أكتوبر', 'October University'],
    ['محور 26 يوليو', 'the 26 July axis'],
  ]),
  'sheikh-zayed': phrases([
    ['هايبر وان', 'Hyper One'],
    ['مستشفى الشيخ زايد', 'Zayed hospital'],
    ['محور 26 يوليو', 'the 26 July axis'],
  ]),
  smouha: phrases([
    ['نادي سموحة', 'Smouha Club'],
    ['حديقة أنطونيادس', 'the Antoniadis garden'],
  ]),
  'raml-station': phrases([
    ['ترام الرمل', 'the Raml tram'],
    ['مكتبة الإسكندرية', 'the Bibliotheca'],
    ['الكورنيش', 'the Corniche'],
  ]),
  roushdy: phrases([
    ['ترام رشدي', 'Roushdy tram stop'],
    ['الكورنيش', 'the Corniche'],
  ]),
  'sidi-bishr': phrases([
    ['الكورنيش', 'the Corniche'],
    ['محطة قطار سيدي بشر', 'Sidi Bishr railway station'],
  ]),
  mansoura: phrases([
    ['جامعة المنصورة', 'Mansoura University'],
    ['المشاية', 'the river walk'],
    ['استاد المنصورة', 'the stadium'],
  ]),
  tanta: phrases([
    ['مسجد السيد البدوي', 'the mosque of El Sayed El Badawy'],
    ['جامعة طنطا', 'Tanta University'],
    ['محطة القطار', 'the railway station'],
  ]),
  zagazig: phrases([
    ['جامعة الزقازيق', 'Zagazig University'],
    ['محطة القطار', 'the railway station'],
  ]),
  'asyut-city': phrases([
    ['جامعة أسيوط', 'Asyut University'],
    ['ميدان المحطة', 'the station square'],
  ]),
  'luxor-city': phrases([
    ['معبد الأقصر', 'Luxor Temple'],
    ['الكورنيش', 'the Corniche'],
    ['محطة القطار', 'the railway station'],
  ]),
  'aswan-city': phrases([
    ['سوق أسوان', 'the souk'],
    ['كورنيش النيل', 'the Nile Corniche'],
    ['محطة القطار', 'the railway station'],
  ]),
  'minya-city': phrases([
    ['جامعة المنيا', 'Minya University'],
    ['كورنيش النيل', 'the Nile Corniche'],
  ]),
  'sohag-city': phrases([
    ['جامعة سوهاج', 'Sohag University'],
    ['محطة القطار', 'the railway station'],
  ]),
  'fayoum-city': phrases([
    ['ميدان السواقي', 'Waterwheel Square'],
    ['جامعة الفيوم', 'Fayoum University'],
  ]),
  'ismailia-city': phrases([
    ['جامعة قناة السويس', 'Suez Canal University'],
    ['شارع محمد علي', 'Mohamed Ali Street'],
  ]),
  '10th-of-ramadan': phrases([
    ['القطار الكهربائي', 'the electric train'],
    ['جامعة العاشر', 'the Tenth University'],
  ]),
  shorouk: phrases([
    ['الجامعة البريطانية', 'the British University'],
    ['نادي هليوبوليس الشروق', 'the Heliopolis Club branch'],
  ]),
  'new-capital': phrases([
    ['محطة المونوريل', 'the monorail station'],
    ['النهر الأخضر', 'the Green River park'],
  ]),
};
