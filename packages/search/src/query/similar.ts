import { ACTIONS } from '@mashrabiya/contract';
import type { ColumnName } from '../listings/Columns.ts';
import type { ListingIndex } from '../listings/ListingIndex.ts';
import type { ListingFacts } from '../listings/listing.ts';

const SAME_CITY = 4;
const SAME_SUBCATEGORY = 4;
const SAME_GOVERNORATE = 2;
const LIKE_PRICE = 2;
const LIKE_SIZE = 1;

/** 1 for equal, 0.5 for half or double, towards 0 for far apart. */
const similarity = (a: number, b: number): number => (a > 0 && b > 0 ? Math.min(a, b) / Math.max(a, b) : 0);

export type SimilarityFacts = Pick<
  ListingFacts,
  'id' | 'action' | 'category_id' | 'subcategory_id' | 'governorate_id' | 'city_id' | 'price' | 'size'
>;

/** Same action and category; then by kind, place, price and size; the newest among equals. */
export function similarTo(index: ListingIndex, listing: SimilarityFacts, count: number): ListingFacts[] {
  const { columns } = index;
  const same = (name: ColumnName, value: number) => {
    const column = columns.get(name);
    return (other: number) => column[other] === value;
  };
  const like = (name: ColumnName, value: number) => {
    const column = columns.get(name);
    return (other: number) => similarity(column[other] ?? 0, value);
  };
  const doc = index.entryOf(listing.id);
  const { mask: kindred } = index.passing({ action: ACTIONS[listing.action], category_id: listing.category_id });
  const inCity = same('city', listing.city_id);
  const inGovernorate = same('governorate', listing.governorate_id);
  const ofKind = same('subcategory', listing.subcategory_id);
  const likePrice = like('price', listing.price ?? 0);
  const likeSize = like('size', listing.size);
  const score = (other: number) =>
    (inCity(other) ? SAME_CITY : 0) +
    (inGovernorate(other) ? SAME_GOVERNORATE : 0) +
    (ofKind(other) ? SAME_SUBCATEGORY : 0) +
    LIKE_PRICE * likePrice(other) +
    LIKE_SIZE * likeSize(other);

  const best: { other: number; points: number }[] = [];
  for (const other of index.inOrder('newest')) {
    if (kindred[other] !== 1 || other === doc) continue;
    const points = score(other);
    if (best.length === count && points <= (best.at(-1)?.points ?? 0)) continue;
    const place = best.findIndex((entry) => entry.points < points);
    best.splice(place === -1 ? best.length : place, 0, { other, points });
    best.length = Math.min(best.length, count);
  }
  return best.map(({ other }) => columns.factsOf(other));
}
