import type { FeatureEntry, Reference } from './reference.ts';

/** Features of one category that fit into a number. */
const MOST_FEATURES = 32;

/** Gives every feature a bit of its category, so that what a home has is one number. */
export class FeatureBits {
  /** The features of each category, in the order of their bits. */
  readonly ofCategory = new Map<number, FeatureEntry[]>();
  readonly #bits = new Map<number, { category: number; bit: number }>();

  constructor({ features }: Pick<Reference, 'features'>) {
    for (const feature of features.values()) {
      const others = this.ofCategory.get(feature.categoryId) ?? [];
      if (others.length === MOST_FEATURES) {
        throw new Error(`Category ${feature.categoryId} has more than ${MOST_FEATURES} features.`);
      }
      this.#bits.set(feature.id, { category: feature.categoryId, bit: 1 << others.length });
      this.ofCategory.set(feature.categoryId, [...others, feature]);
    }
  }

  /** The bits of those features that belong to a category. */
  bitsOf(ids: readonly number[], category: number): number {
    let bits = 0;
    for (const id of ids) {
      const known = this.#bits.get(id);
      if (known?.category === category) bits |= known.bit;
    }
    return bits;
  }

  /** The category whose features these all are. */
  commonCategory(ids: readonly number[]): number | undefined {
    const categories = new Set(ids.map((id) => this.#bits.get(id)?.category));
    const [only] = categories;
    return categories.size === 1 ? only : undefined;
  }
}
