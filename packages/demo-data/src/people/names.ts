export interface Broker {
  ar: string;
  en: string;
  governorates: readonly string[];
}

/** Invented estate agents; together they cover every governorate. */
export const BROKERS: readonly Broker[] = [
  { ar: 'مكتب بيت العز للعقارات', en: 'Beit El Ezz Real Estate', governorates: ['cairo'] },
  { ar: 'شركة المفتاح الأخضر', en: 'Green Key Properties', governorates: ['cairo', 'qalyubia'] },
  { ar: 'مكتب ياسر الشناوي العقاري', en: 'Yasser El Shennawy Realty', governorates: ['cairo'] },
  { ar: 'دار السكن للتسويق العقاري', en: 'Dar El Sakan Realty', governorates: ['cairo', 'giza'] },
  { ar: 'مكتب سلمى رفعت للعقارات', en: 'Salma Refaat Homes', governorates: ['cairo'] },
  { ar: 'مكتب أبو الوفا للعقارات', en: 'Abou El Wafa Real Estate', governorates: ['giza'] },
  { ar: 'زاوية للاستشارات العقارية', en: 'Zawya Property Advisers', governorates: ['giza', 'cairo'] },
  { ar: 'مكتب عقارات الهرم', en: 'Haram Property Office', governorates: ['giza', 'fayoum'] },
  { ar: 'شركة فنار الإسكندرية العقارية', en: 'Fanar Alexandria Realty', governorates: ['alexandria', 'beheira'] },
  { ar: 'مكتب نيفين صبحي للعقارات', en: 'Nevine Sobhy Properties', governorates: ['alexandria'] },
  { ar: 'ساحل وشمس للتسويق العقاري', en: 'Sahel & Shams Realty', governorates: ['matrouh', 'alexandria'] },
  {
    ar: 'مكتب الدلتا للعقارات',
    en: 'Delta Property Office',
    governorates: ['dakahlia', 'gharbia', 'damietta', 'kafr-el-sheikh'],
  },
  { ar: 'مكتب عمارة للوساطة العقارية', en: 'Emara Brokerage', governorates: ['sharqia', 'monufia', 'qalyubia'] },
  { ar: 'شركة القناة للعقارات', en: 'Canal Realty', governorates: ['port-said', 'ismailia', 'suez', 'north-sinai'] },
  { ar: 'بحر أحمر هومز', en: 'Red Sea Homes Office', governorates: ['red-sea', 'south-sinai', 'suez'] },
  {
    ar: 'مكتب الصعيد العقاري',
    en: 'Saeed Property Office',
    governorates: ['beni-suef', 'minya', 'asyut', 'fayoum', 'new-valley'],
  },
  { ar: 'مكتب طيبة للعقارات', en: 'Tiba Real Estate', governorates: ['luxor', 'qena', 'sohag', 'aswan'] },
  {
    ar: 'ورشة ومصنع للعقارات الصناعية',
    en: 'Warsha Industrial Estates',
    governorates: ['sharqia', 'giza', 'monufia', 'alexandria'],
  },
];

/** Owners who advertise their own homes: Arabic name, English name, governorate. */
export const OWNERS: readonly (readonly [ar: string, en: string, governorate: string])[] = [
  ['محمد عبد الحميد', 'Mohamed Abdel Hamid', 'cairo'],
  ['هالة منصور', 'Hala Mansour', 'cairo'],
  ['كريم الجندي', 'Karim El Gendy', 'cairo'],
  ['مينا عادل', 'Mina Adel', 'cairo'],
  ['دعاء السيد', 'Doaa El Sayed', 'cairo'],
  ['شريف حلمي', 'Sherif Helmy', 'cairo'],
  ['أحمد الطوخي', 'Ahmed El Toukhy', 'giza'],
  ['رانيا فؤاد', 'Rania Fouad', 'giza'],
  ['عمرو الليثي حسن', 'Amr El Leithy Hassan', 'giza'],
  ['ماجدة عزيز', 'Magda Aziz', 'giza'],
  ['حسام البنا', 'Hossam El Banna', 'alexandria'],
  ['إيمان شوقي', 'Eman Shawky', 'alexandria'],
  ['جورج ميشيل', 'George Michel', 'alexandria'],
  ['سامي الشاذلي', 'Samy El Shazly', 'qalyubia'],
  ['وليد الشرقاوي', 'Walid El Sharkawy', 'sharqia'],
  ['منى الدسوقي', 'Mona El Desouky', 'dakahlia'],
  ['تامر البدوي', 'Tamer El Badawy', 'gharbia'],
  ['عبد الرحمن الباجوري', 'Abdel Rahman El Bagoury', 'monufia'],
  ['فاطمة الزيات', 'Fatma El Zayat', 'beheira'],
  ['إبراهيم الفقي', 'Ibrahim El Fiky', 'kafr-el-sheikh'],
  ['نادية العشماوي', 'Nadia El Ashmawy', 'damietta'],
  ['خالد البورسعيدي', 'Khaled El Borsaidy', 'port-said'],
  ['مصطفى غريب', 'Mostafa Gharib', 'ismailia'],
  ['هشام السويسي', 'Hesham El Suezy', 'suez'],
  ['سليم العبد', 'Selim El Abd', 'south-sinai'],
  ['ياسمين راغب', 'Yasmine Ragheb', 'red-sea'],
  ['رجب الفيومي', 'Ragab El Fayoumy', 'fayoum'],
  ['علاء حمزة', 'Alaa Hamza', 'minya'],
  ['عبد الله الأسيوطي', 'Abdallah El Asyouty', 'asyut'],
  ['حمدي أبو زيد', 'Hamdy Abou Zeid', 'sohag'],
  ['الطيب محمود', 'El Tayeb Mahmoud', 'luxor'],
  ['نوبي صالح', 'Nouby Saleh', 'aswan'],
];
