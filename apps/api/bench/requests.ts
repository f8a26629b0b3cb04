import { FINISHINGS, PROPERTY_TYPES } from '@mashrabiya/contract';
import { createRandomSource } from '../src/testing/createRandomSource.ts';
import { encodeRequest } from './keepAliveClient.ts';

/** Typed searches: places and kinds in both scripts, spelling variants, unfinished words, typos. */
export const PLACES = [
  'المعادي',
  'التجمع الخامس',
  'مدينة نصر',
  'الشيخ زايد',
  '٦ أكتوبر',
  'الساحل الشمالي',
  'المهندسين',
  'الاسكندرية',
  'طنطا',
  'الغردقة',
  'Maadi',
  'Mohandiseen',
  'El Tagamo3',
  'sheikh zayed',
  'new cairo',
  'north coast',
  'shorok',
  'alexandria',
  'hurgada',
  'التجمغ',
];
export const KINDS = [
  'شقة',
  'فيلا',
  'شاليه',
  'دوبلكس',
  'محل',
  'ارض',
  'apartment',
  'villa',
  'chalet',
  'office',
  'appartment',
  '',
];
const SEARCHES = [
  'للبيع',
  'للايجار',
  'مفروش',
  'تقسيط',
  'حديقة',
  'بحر',
  'for rent',
  'furnished',
  'garden',
  'sea view',
  '',
  '',
  '',
];

/** Repeatable random numbers for a visitor's choices: two of three filters are left out. */
export function createRequestRandom(seed: number) {
  const { below, pick } = createRandomSource(seed);
  return { below, pick, maybe: <T>(value: T): T | undefined => (below(3) === 0 ? value : undefined) };
}

type RequestRandom = ReturnType<typeof createRequestRandom>;

export const generateFilters = ({ below, pick, maybe }: RequestRandom) => ({
  type: maybe(pick(PROPERTY_TYPES)),
  gover: maybe(1 + below(27)),
  city: below(6) === 0 ? 1 + below(323) : undefined,
  min_price: maybe(100_000 * below(40)),
  max_price: maybe(4_000_000 + 250_000 * below(40)),
  min_size: maybe(10 * below(15)),
  bedrooms: maybe(`${1 + below(3)},4`),
  finishing: below(5) === 0 ? pick(FINISHINGS) : undefined,
  payment: below(6) === 0 ? pick(['cash', 'installment']) : undefined,
});

const SORTS = [{}, {}, {}, { sort_date: 'desc' }, { sort_price: 'asc' }, { sort_price: 'desc' }];

export function buildPath(path: string, fields: Record<string, unknown>): string {
  const definedFields = Object.entries(fields).filter(([, value]) => value !== undefined);
  return `/api${path}?${new URLSearchParams(definedFields.map(([name, value]) => [name, String(value)]))}`;
}

/** Generates requests that all differ, so that no answer comes from the cache. */
export function generateDistinct(count: number, make: () => string): string[] {
  const requests = new Set<string>();
  while (requests.size < count) requests.add(make());
  return [...requests];
}

/** Requests for pages of both lists in every sort order: half within the first sixty, none beyond four hundred. */
export function buildListRequests(count: number): string[] {
  const random = createRequestRandom(1);
  const { below, pick } = random;
  return generateDistinct(count, () => {
    const page = 1 + below(pick([60, 400]));
    return encodeRequest(buildPath(pick(['/forsell', '/forrent']), { page, ...pick(SORTS) }));
  });
}

/** Lists with random filters, mostly first pages. */
export function buildFilteredRequests(count: number): string[] {
  const random = createRequestRandom(2);
  const { below, pick } = random;
  return generateDistinct(count, () =>
    encodeRequest(
      buildPath(pick(['/forsell', '/forrent']), {
        page: 1 + (below(3) && below(4)),
        ...generateFilters(random),
        ...pick(SORTS),
      }),
    ),
  );
}

/** Texts of one to five words, a third of them with filters. */
export function buildSearchRequests(count: number): string[] {
  const random = createRequestRandom(3);
  const { below, pick, maybe } = random;
  return generateDistinct(count, () => {
    const query = [pick(KINDS), pick(PLACES), pick(SEARCHES)].filter(Boolean).join(' ');
    const data = {
      action: maybe('forsell'),
      ...(below(3) === 0 && { ...generateFilters(random), bedrooms: maybe([2, 3]) }),
    };
    return encodeRequest('/api/search', { query, page: 1 + (below(4) ? 0 : below(5)), data, ...pick(SORTS) });
  });
}
