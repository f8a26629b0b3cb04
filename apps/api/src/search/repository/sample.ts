import { sql } from 'kysely';
import type { Condition } from './conditions.ts';
import { countMatches } from './list.ts';
import type { SearchContext } from './SearchContext.ts';

/** Larger sets are counted in one bucket of 64, which takes some milliseconds at any size. */
export const MAX_EXACT = 50_000;
const BUCKET_COUNT = 64;

export interface Sample {
  conditions: readonly Condition[];
  /** Listings for each one of the sample; 1 if the sample is the whole set. */
  scale: number;
}

/** A small set itself, or a sample of a large one. */
export async function takeSample(context: SearchContext, conditions: readonly Condition[]): Promise<Sample> {
  if ((await context.countListings()) > MAX_EXACT) {
    const inBucket = [...conditions, sql<boolean>`bucket = 0`];
    if ((await countMatches(context, inBucket)) * BUCKET_COUNT > MAX_EXACT)
      return { conditions: inBucket, scale: BUCKET_COUNT };
  }
  return { conditions, scale: 1 };
}

/** Two digits of an estimate are reliable. */
export const scaleUp = (count: number, scale: number): number =>
  scale === 1 ? count : Number((count * scale).toPrecision(2));
