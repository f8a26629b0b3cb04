import type { FeatureEntry, Reference } from './reference.ts';

const MAX_FEATURES = 32;

/** Assigns every feature a bit in its category, so that a listing's features are one number. */
export class FeatureBits {
  readonly byCategory = new Map<number, FeatureEntry[]>();
  readonly #bits = new Map<number, { category: number; bit: number }>();

  constructor({ features }: Pick<Reference, 'features'>) {
    for (const feature of features.values()) {
      const others = this.byCategory.get(feature.categoryId) ?? [];
      if (others.length === MAX_FEATURES) {
        throw new Error(`Category ${feature.categoryId} has more than ${MAX_FEATURES} features.`);
      }
      this.#bits.set(feature.id, { category: feature.categoryId, bit: 1 << others.length });
      this.byCategory.set(feature.categoryId, [...others, feature]);
    }
  }

  getBits(ids: readonly number[], category: number): number {
    let bits = 0;
    for (const id of ids) {
      const entry = this.#bits.get(id);
      if (entry?.category === category) bits |= entry.bit;
    }
    return bits;
  }

  findCommonCategory(ids: readonly number[]): number | undefined {
    const categories = new Set(ids.map((id) => this.#bits.get(id)?.category));
    const [only] = categories;
    return categories.size === 1 ? only : undefined;
  }
}
