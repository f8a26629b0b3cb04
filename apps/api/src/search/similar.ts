import { ACTIONS } from '@mashrabiya/contract';
import type { ColumnName } from './Columns.ts';
import type { ListingIndex } from './ListingIndex.ts';
import type { ListingFacts } from './listing.ts';

const SAME_CITY = 4;
const SAME_SUBCATEGORY = 4;
const SAME_GOVERNORATE = 2;
/** The most that a like price and a like size add. */
const LIKE_PRICE = 2;
const LIKE_SIZE = 1;

/** 1 for equal, 0.5 for half or double, towards 0 for far apart. */
const likeness = (a: number, b: number): number => (a > 0 && b > 0 ? Math.min(a, b) / Math.max(a, b) : 0);

/**
 * The listings most like one: same action and category, preferably the same kind, place, price and size; the
 * newest among equals. Empty when the listing itself is not shown.
 */
export function similarTo(index: ListingIndex, id: string, count: number): ListingFacts[] {
  const doc = index.entryOf(id);
  if (doc === undefined) return [];
  const { columns } = index;
  const same = (name: ColumnName) => {
    const column = columns.get(name);
    return (other: number) => column[other] === column[doc];
  };
  const like = (name: ColumnName) => {
    const column = columns.get(name);
    return (other: number) => likeness(column[other] ?? 0, column[doc] ?? 0);
  };
  const { mask: kindred } = index.passing({
    action: ACTIONS[columns.get('action')[doc] ?? 0],
    category_id: columns.get('category')[doc],
  });
  const [inCity, inGovernorate, ofKind] = [same('city'), same('governorate'), same('subcategory')];
  const [likePrice, likeSize] = [like('price'), like('size')];
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
