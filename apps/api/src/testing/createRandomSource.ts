import { choose, createRandom } from '@mashrabiya/demo-data';

export interface RandomSource {
  /** Whole number from zero up to, but excluding, the limit. */
  below: (limit: number) => number;
  pick: <T>(items: readonly T[]) => T;
}

export function createRandomSource(seed: number): RandomSource {
  const random = createRandom(seed);
  return { below: (limit) => random.integer(0, limit - 1), pick: (items) => choose(random, items) };
}
