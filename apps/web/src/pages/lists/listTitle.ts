import { AD_TYPES, type Category, type Governorate } from '@mashrabiya/contract';
import { ROOMS_OR_MORE } from '@mashrabiya/contract/constants';
import type { FilterState } from '@mashrabiya/ui';
import type { TFunction } from 'i18next';
import type { ListKind } from '../../lists/source.ts';

interface TitledList {
  kind: ListKind;
  filters: FilterState;
  query?: string | undefined;
  /** Sentence that was parsed into filters. */
  sentence?: string | undefined;
}

/** Names by id; a title omits missing names. */
interface Names {
  categories: readonly Category[];
  governorates: readonly Governorate[];
}

/** Most room counts named in a title. */
const MAX_NAMED_ROOMS = 3;

export function buildListTitle({ kind, filters, query, sentence }: TitledList, names: Names, t: TFunction): string {
  const parts = {
    kind: formatKind(filters, names, t),
    rank: formatRank(kind, filters, t),
    finishing: filters.finishing ? t(`pages:list.finishing.${filters.finishing}`) : '',
    rooms: formatRooms(filters, t),
    action: formatAction(kind, filters, t),
    place: formatPlace(filters, names, t),
  };
  if (kind === 'search' && !Object.values(parts).some(Boolean)) {
    const words = query ?? sentence;
    return words ? t('pages:list.searchFor', { query: words }) : t('pages:list.search');
  }
  const hasNoPlace = kind === 'forSale' || kind === 'forRent' ? PLACE_FILTERS.every((field) => !filters[field]) : false;
  const title = t('pages:list.named', {
    ...parts,
    kind: parts.kind || t('kinds:any'),
    place: hasNoPlace ? t('pages:list.in', { place: t('pages:list.egypt') }) : parts.place,
  });
  const trimmedTitle = title.replace(/\s+/g, ' ').trim();
  const capitalizedTitle = trimmedTitle.charAt(0).toUpperCase() + trimmedTitle.slice(1);
  return query ? t('pages:list.searchIn', { title: capitalizedTitle, query }) : capitalizedTitle;
}

/** Place filters; without them a list covers the whole country. */
const PLACE_FILTERS = ['gover', 'city', 'box', 'area'] as const satisfies readonly (keyof FilterState)[];

/** Filters named in the title; a description adds the others. */
export const TITLE_FILTERS = ['action', 'type', 'subcategory_id', 'gover', 'city', 'bedrooms', 'finishing', 'ranking'];

function formatKind(filters: FilterState, { categories }: Names, t: TFunction): string {
  for (const { type, subcategories } of filters.subcategory_id ? categories : []) {
    const kind = subcategories.find(({ id }) => id === filters.subcategory_id);
    if (!kind) continue;
    const plurals: Readonly<Record<string, string>> = t(`kinds:${type}`, { returnObjects: true });
    return plurals[kind.slug] ?? t(`kinds:type.${type}`);
  }
  const type = filters.type ?? categories.find(({ id }) => id === filters.category_id)?.type;
  return type ? t(`kinds:type.${type}`) : '';
}

function formatRank(kind: ListKind, { ranking }: FilterState, t: TFunction): string {
  const rank = kind === 'superior' || kind === 'elite' ? kind : ranking && AD_TYPES[ranking];
  return rank === 'superior' || rank === 'elite' ? t(`pages:list.rank.${rank}`) : '';
}

function formatAction(kind: ListKind, filters: FilterState, t: TFunction): string {
  const action = kind === 'forSale' ? 'forsell' : kind === 'forRent' ? 'forrent' : filters.action;
  return action ? t(`pages:list.action.${action}`) : '';
}

function formatRooms({ bedrooms = [] }: FilterState, t: TFunction): string {
  const counts = bedrooms.toSorted((a, b) => a - b);
  const maxCount = counts.at(-1);
  if (maxCount === undefined || counts.length > MAX_NAMED_ROOMS) return '';
  const formatCount = (count: number) =>
    count === ROOMS_OR_MORE
      ? t('pages:list.roomsOrMore', { number: count })
      : t('pages:list.rooms', { count, number: count });
  // «غرفة واحدة أو غرفتين», but «2 أو 3 غرف».
  const otherTexts = counts.slice(0, -1).map((count) => (maxCount <= 2 ? formatCount(count) : String(count)));
  return [...otherTexts, formatCount(maxCount)].reduce((text, rooms) =>
    t('pages:list.roomsOr', { fewer: text, rooms }),
  );
}

function formatPlace({ gover, city = [] }: FilterState, { governorates }: Names, t: TFunction): string {
  const cities = governorates.flatMap((governorate) => governorate.cities).filter(({ id }) => city.includes(id));
  const [first, second] = cities;
  if (first && second) {
    if (cities.length > 2) return t('pages:list.inMany', { place: first.name });
    return t('pages:list.inBoth', { first: first.name, second: second.name });
  }
  const place = first ?? governorates.find(({ id }) => id === gover);
  return place ? t('pages:list.in', { place: place.name }) : '';
}
