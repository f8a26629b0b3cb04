/** A small generator of repeatable chance. */
function chance(seed: number) {
  let state = seed;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return { below, pick: <T>(items: readonly T[]): T => items[below(items.length)] as T };
}

const PATHS = [
  '/listing',
  '/listing/apartments/cairo',
  '/rent',
  '/search',
  '/superior',
  '/elite',
  '/compare',
  '/saved',
  '/',
  '/area-1',
  '/area-',
  '/area-999999999999',
  '/area-%00',
  '/property-1',
  '/property-019a9000-0000-7000-8000-000000000000',
  '/property-%E0%A4%A',
  '/LISTING/../rent',
  '/%2e%2e/%2e%2e/etc/passwd',
  '//listing',
];

const FIELDS = [
  'type',
  'category_id',
  'subcategory_id',
  'gover',
  'city',
  'min_price',
  'max_price',
  'min_size',
  'max_size',
  'bedrooms',
  'bathrooms',
  'floors',
  'finishing',
  'payment',
  'ranking',
  'features',
  'box',
  'area',
  'since',
  'action',
  'query',
  'said',
  'plain',
  'sort',
  'page',
  'view',
  'homes',
  'show',
  'slider',
  'lng',
  '__proto__',
  'constructor',
  'a[b]',
  'city[]',
  '',
];

const VALUES = [
  '',
  '0',
  '-1',
  '1',
  '2,3',
  '1,2,3,4,5,6,7,8,9',
  ',',
  '1,,2',
  '6',
  '7',
  '5000000',
  '5m',
  '1e309',
  'NaN',
  'Infinity',
  '0x10',
  '9'.repeat(40),
  '٣',
  '٥٠٠٠٠٠٠',
  'null',
  'true',
  'housing',
  'land',
  'forsell',
  'forrent',
  'luxury',
  'installment',
  'price_asc',
  'date_desc',
  'filters',
  'map',
  'different',
  'ar',
  'xx',
  'شقة 3 غرف في المعادي أقل من 5 مليون',
  'villa new cairo installments 4 beds',
  '29.9,31.2,30.1,31.4',
  '31.4,30.1,31.2,29.9',
  '-90,-180,90,180',
  '1e9,NaN,,',
  '_p~iF~ps|U_ulLnnqC_mqNvxq`@',
  '~'.repeat(500),
  '2026-11-20T09:00:00Z',
  '2026-13-45T99:99:99Z',
  '019a9000-0000-7000-8000-000000000000',
  '019a9000-0000-7000-8000-000000000000,'.repeat(30),
  "' or 1=1 --",
  '"; drop table property; --',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '{{constructor}}',
  '$t(common.brand)',
  '{"$gt":""}',
  '[]',
  '\u202e\u0000\n',
  '\ud83d\ude00'.repeat(40),
  'ﷺ'.repeat(60),
  'a'.repeat(3000),
  '__proto__',
  'toString',
  'hasOwnProperty',
] as const;

/** As it stands in an address: encoded as it should be, left as it is, or broken in the middle of a letter. */
const FORMS = [
  encodeURIComponent,
  encodeURIComponent,
  (text: string) => encodeURIComponent(text).slice(0, -1),
  (text: string) => encodeURIComponent(text).replaceAll('%', '%25'),
  (text: string) => `${encodeURIComponent(text)}%`,
  (text: string) => `${encodeURIComponent(text)}%ED%A0%80`,
];

/** So many addresses of pages, random and hostile; the same ones for the same seed. */
export function hostileAddresses(seed: number, count: number): string[] {
  const { below, pick } = chance(seed);
  const pair = () => `${encodeURIComponent(pick(FIELDS))}=${pick(FORMS)(pick(VALUES))}`;
  return Array.from({ length: count }, () => {
    const query = Array.from({ length: below(7) }, pair).join(pick(['&', '&', '&', ';', '&&']));
    return pick(PATHS) + (query && `?${query}`);
  });
}
