import {
  formatAppointment,
  formatDate,
  formatNumber,
  formatOrdinal,
  formatTimeAgo,
  type Language,
} from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';

/** Numbers are formatted in the language of the text; strings are the same in both. */
type Sample = number | string | Readonly<Record<Language, string>> | ((language: Language) => string);

const texts = { ar, en };
const formatPounds = (amount: number) => (language: Language) =>
  texts[language].common.money.replace('{{amount}}', formatNumber(amount, language));
const appointment = (language: Language) => formatAppointment(new Date('2027-03-12T15:30:00Z'), language);
const day = (iso: string) => (language: Language) => formatDate(new Date(iso), language);

const PERSON = { ar: 'منى السيد', en: 'Mona Elsayed' };
const HOME = { ar: 'شقة بحديقة في التجمع الخامس', en: 'Garden apartment in Fifth Settlement' };
const SEARCH = { ar: 'شقق للبيع في المعادي', en: 'Apartments for sale in Maadi' };
const NOTE = { ar: 'راجع شروط النشر.', en: 'Read the posting rules.' };
/** Kilometres. */
const DISTANCE = 12;
const CITY = { ar: 'المعادي', en: 'Maadi' };

/** Samples by option name; a number of a plural text is its count instead. `<name/>` takes the sample of its name. */
export const samples = {
  action: { ar: 'للبيع', en: 'For sale' },
  address: HOME,
  author: 'finance@example.com',
  after: formatPounds(4_500_000),
  age: 18,
  ago: (language) => formatTimeAgo(new Date('2027-03-09T10:00:00Z'), new Date('2027-03-12T10:00:00Z'), language),
  amount: 4_850_000,
  around: { ar: 'في المنطقة', en: 'in the area' },
  asked: 3,
  before: formatPounds(4_850_000),
  buyer: formatPounds(6_200_000),
  category: { ar: 'سكني', en: 'Housing' },
  choice: { ar: 'الدور الأرضي', en: 'Ground floor' },
  city: CITY,
  clock: '05:12:40',
  code: '482913',
  comparison: { ar: 'قريب من المتوسط', en: 'around the typical price' },
  corrected: CITY,
  count: 12,
  date: day('2027-03-12T10:00:00Z'),
  days: 30,
  device: 'Chrome, Android',
  distance: DISTANCE,
  done: 4,
  down: formatPounds(485_000),
  duration: '1:30',
  elapsed: '0:12',
  email: 'mona@example.com',
  fault: '120.00',
  fewer: 2,
  filter: { ar: 'تقسيط', en: 'Instalments' },
  finishing: { ar: 'كاملة التشطيب', en: 'finished' },
  first: CITY,
  formatted: 12,
  from: formatPounds(38_000),
  governorate: { ar: 'القاهرة', en: 'Cairo' },
  has: 2,
  high: formatPounds(62_000),
  home: HOME,
  homes: { ar: '214 عقارًا', en: '214 homes' },
  how: { ar: 'يوميًا', en: 'daily' },
  index: 3,
  items: { ar: 'شقة، دوبلكس', en: 'Apartment, Duplex' },
  kind: { ar: 'شقق', en: 'apartments' },
  label: { ar: 'السعر', en: 'Price' },
  limit: 100,
  link: 'https://mashrabiya.example/property/7',
  low: formatPounds(38_000),
  max: 20,
  median: formatPounds(50_000),
  megabytes: 200,
  method: { ar: 'بطاقة بنكية', en: 'Credit card' },
  metre: formatPounds(50_000),
  min: 20,
  minutes: 15,
  money: formatPounds(485_000),
  month: { ar: 'مارس 2027', en: 'March 2027' },
  monthly: formatPounds(51_964),
  months: 84,
  more: { ar: '، كاش، بحديقة', en: ', cash, with a garden' },
  name: PERSON,
  network: { ar: 'فيسبوك', en: 'Facebook' },
  next: { ar: 'عادي', en: 'Basic' },
  nth: (language) => formatOrdinal(6, language),
  number: 3,
  option: { ar: 'الأحدث أولًا', en: 'Newest first' },
  order: '2026-000042',
  page: { ar: 'المفضلة', en: 'Favourites' },
  partner: PERSON,
  percent: 14,
  phone: '0100 000 1234',
  place: CITY,
  position: '0:12',
  price: formatPounds(4_850_000),
  query: { ar: 'معادى', en: 'maady' },
  radius: DISTANCE,
  rank: { ar: 'إيليت', en: 'Elite' },
  rate: 22.5,
  rating: 4.5,
  reason: { ar: 'السعر غير صحيح', en: 'Wrong price' },
  reference: '2026-000042',
  renter: formatPounds(5_100_000),
  rest: 4,
  rooms: { ar: '3 غرف', en: '3-bedroom' },
  row: { ar: 'كلمة المرور', en: 'Password' },
  second: { ar: 'المقطم', en: 'Mokattam' },
  sentence: { ar: 'شقة 3 غرف في المعادي', en: '3 bedroom apartment in Maadi' },
  size: 165,
  stars: 5,
  status: { ar: 'جديد', en: 'New' },
  storey: 3,
  text: { ar: 'شقق في المعادي', en: 'Apartments in Maadi' },
  time: '0:12',
  title: HOME,
  to: formatPounds(40_000),
  top: 12,
  total: 1542,
  type: { ar: 'سكني', en: 'Housing' },
  value: formatPounds(50_000),
  version: 3,
  when: day('2027-03-12T10:00:00Z'),
  words: { ar: 'إطلالة بحرية', en: 'sea view' },
  writer: PERSON,
  year: '2027',
  years: { ar: '10 سنوات', en: '10 years' },
} as const satisfies Readonly<Record<string, Sample>>;

type SampleName = keyof typeof samples;

/** Samples of texts in which the shared sample makes no sense, by the start of their keys; the first match applies. */
const ownSamples: Readonly<Record<string, Partial<Record<SampleName, Sample>>>> = {
  'account.logins': { name: 'Google' },
  'account.passkeys': { name: { ar: 'جهازي', en: 'My device' } },
  'account.security': { action: { ar: 'تغيير', en: 'Change' } },
  'advice.rentOrBuy': { year: 7 },
  'search.billion': { amount: 1.2 },
  'search.chip': { amount: formatPounds(4_850_000) },
  'search.million': { amount: 3 },
  'search.near': { amount: formatPounds(350_000) },
  'search.preset': { max: '2027' },
  'search.thousand': { amount: 350 },
  'forms.video': { total: '1:30' },
  'home.showAllOf': { title: { ar: 'إعلانات إيليت', en: 'Elite ads' } },
  'mails.alert.forms': { name: SEARCH },
  'mails.alert.search': { name: SEARCH },
  'mails.alert.lower': { before: formatPounds(5_100_000) },
  'mails.identity': { device: 'Google' },
  'mails.message.viewing': { time: appointment },
  'mails.company': { title: 'Nile Homes LLC' },
  'mails.person_report': { title: PERSON },
  'mails.person_warned': { title: NOTE },
  'mails.receipt': { number: '2026-000042' },
  'mails.refund_rejected': { title: NOTE },
  'mails.review': { title: PERSON },
  'mails.seller': { title: NOTE },
  'mails.user': { title: NOTE },
  'mails.viewing.reminder': { time: appointment },
  'moderation.log.roleChange': { before: { ar: 'مشرف', en: 'Moderator' }, after: { ar: 'مسؤول مالي', en: 'Finance' } },
  'myListings.pay': { amount: formatPounds(600) },
  'myListings.plans': {
    action: { ar: 'اختر الباقة', en: 'Choose plan' },
    amount: formatPounds(1_000),
    name: { ar: 'سوبيريور', en: 'Superior' },
  },
  'pages.list.description': { title: SEARCH },
  'pages.list.named': { action: { ar: 'للبيع', en: 'for sale' }, place: { ar: 'في المعادي', en: 'in Maadi' } },
  'pages.list.searchIn': { title: SEARCH },
  'pages.titledPage': { page: 2, title: SEARCH },
  'payments.checkout.titleSingle': { name: { ar: 'إعلان إيليت', en: 'Elite ad' } },
  'payments.checkout.title': { name: { ar: 'سوبيريور', en: 'Superior' } },
  'payments.own': { total: 6 },
  'reels.recorder': { limit: '1:30' },
  'savedSearches.alerts': { name: SEARCH },
  'savedSearches.saved': { name: SEARCH },
  'wizard.at': { name: { ar: 'الصور', en: 'Pictures' } },
  'wizard.upNext': { name: { ar: 'الصور', en: 'Pictures' } },
};

const isSampleName = (name: string): name is SampleName => Object.hasOwn(samples, name);

/** Sample of an option of a text, formatted; undefined if there is none. */
export function getSample(option: string, key: string, language: Language): string | undefined {
  if (!isSampleName(option)) return undefined;
  const start = Object.keys(ownSamples).find((name) => key.startsWith(name));
  const sample: Sample = (start && ownSamples[start]?.[option]) ?? samples[option];
  if (typeof sample === 'function') return sample(language);
  if (typeof sample === 'number') return formatNumber(sample, language, 1);
  return typeof sample === 'string' ? sample : sample[language];
}
