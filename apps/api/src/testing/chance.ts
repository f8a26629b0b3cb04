import { choose, createRandom } from '@mashrabiya/demo-data';

export interface Chance {
  /** A whole number from zero up to, but not, the limit. */
  below: (limit: number) => number;
  pick: <T>(items: readonly T[]) => T;
}

/** Chance that is the same in every run: the seed's own source, in the two ways that tests ask it. */
export function chance(seed: number): Chance {
  const random = createRandom(seed);
  return { below: (limit) => random.whole(0, limit - 1), pick: (items) => choose(random, items) };
}
