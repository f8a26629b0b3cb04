import type { StarCounts } from '@mashrabiya/contract';
import { STARS, type StarCount } from '../RatingStars/stars.ts';

/** Whole percentages per number of stars, five first; all zero without reviews. */
export function computeSpread(counts: StarCounts): { star: StarCount; percent: number }[] {
  const total = STARS.reduce((sum, star) => sum + counts[star], 0);
  return STARS.toReversed().map((star) => ({ star, percent: total ? Math.round((counts[star] / total) * 100) : 0 }));
}
