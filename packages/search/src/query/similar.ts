import { ACTIONS } from '@mashrabiya/contract';
import type { ColumnName } from '../listings/Columns.ts';
import type { ListingIndex } from '../listings/ListingIndex.ts';
import type { ListingFacts } from '../listings/listing.ts';

export const SIMILARITY_POINTS = { sameCity: 4, sameSubcategory: 4, sameGovernorate: 2, price: 2, size: 1 };

/** 1 for equal, 0.5 for half or double, towards 0 for far apart. */
const computeSimilarity = (a: number, b: number): number => (a > 0 && b > 0 ? Math.min(a, b) / Math.max(a, b) : 0);

export type SimilarityFacts = Pick<
  ListingFacts,
  'id' | 'action' | 'category_id' | 'subcategory_id' | 'governorate_id' | 'city_id' | 'price' | 'size'
>;

/** Same action and category; then by kind, place, price and size; the newest among equals. */
export function findSimilar(index: ListingIndex, listing: SimilarityFacts, count: number): ListingFacts[] {
  const { columns } = index;
  const createEqualityTest = (name: ColumnName, value: number) => {
    const column = columns.get(name);
    return (otherDoc: number) => column[otherDoc] === value;
  };
  const createSimilarityMeasure = (name: ColumnName, value: number) => {
    const column = columns.get(name);
    return (otherDoc: number) => computeSimilarity(column[otherDoc] ?? 0, value);
  };
  const doc = index.getEntry(listing.id);
  const { mask: candidates } = index.findPassing({ action: ACTIONS[listing.action], category_id: listing.category_id });
  const isInCity = createEqualityTest('city', listing.city_id);
  const isInGovernorate = createEqualityTest('governorate', listing.governorate_id);
  const isSameKind = createEqualityTest('subcategory', listing.subcategory_id);
  const measurePriceSimilarity = createSimilarityMeasure('price', listing.price ?? 0);
  const measureSizeSimilarity = createSimilarityMeasure('size', listing.size);
  const computeScore = (otherDoc: number) =>
    (isInCity(otherDoc) ? SIMILARITY_POINTS.sameCity : 0) +
    (isInGovernorate(otherDoc) ? SIMILARITY_POINTS.sameGovernorate : 0) +
    (isSameKind(otherDoc) ? SIMILARITY_POINTS.sameSubcategory : 0) +
    SIMILARITY_POINTS.price * measurePriceSimilarity(otherDoc) +
    SIMILARITY_POINTS.size * measureSizeSimilarity(otherDoc);

  const bestMatches: { otherDoc: number; points: number }[] = [];
  for (const otherDoc of index.getOrder('newest')) {
    if (candidates[otherDoc] !== 1 || otherDoc === doc) continue;
    const points = computeScore(otherDoc);
    if (bestMatches.length === count && points <= (bestMatches.at(-1)?.points ?? 0)) continue;
    const position = bestMatches.findIndex((entry) => entry.points < points);
    bestMatches.splice(position === -1 ? bestMatches.length : position, 0, { otherDoc, points });
    bestMatches.length = Math.min(bestMatches.length, count);
  }
  return bestMatches.map(({ otherDoc }) => columns.getFacts(otherDoc));
}
