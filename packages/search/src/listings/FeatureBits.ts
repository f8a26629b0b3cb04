import type { FeatureEntry, Reference } from './reference.ts';

/** Features of one category that fit into a 32-bit number. */
const MOST_FEATURES = 32;

/** Assigns every feature a bit in its category, so that a listing's features are one number. */
export class FeatureBits {
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

  bitsOf(ids: readonly number[], category: number): number {
    let bits = 0;
    for (const id of ids) {
      const known = this.#bits.get(id);
      if (known?.category === category) bits |= known.bit;
    }
    return bits;
  }

  commonCategory(ids: readonly number[]): number | undefined {
    const categories = new Set(ids.map((id) => this.#bits.get(id)?.category));
    const [only] = categories;
    return categories.size === 1 ? only : undefined;
  }
}
