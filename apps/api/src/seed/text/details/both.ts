import type { Both } from '../../places/geo.ts';

/** Pairs of [Arabic, English] as phrases. */
export const phrases = (pairs: readonly (readonly [ar: string, en: string])[]): readonly Both[] =>
  pairs.map(([ar, en]) => ({ ar, en }));
