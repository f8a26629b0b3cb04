import { MAX_EXACT_TOTAL } from '@mashrabiya/i18n';
import { sql } from 'kysely';
import type { Condition } from './conditions.ts';
import { countMatches } from './pages.ts';
import type { SearchContext } from './SearchContext.ts';

/** Each of 64 buckets has a random part of all listings. */
export const BUCKET_COUNT = 64;
/** Listings of a sample, about: enough for two digits of a facet. */
const SAMPLE_SIZE = 5_000;
/** Far enough above `MAX_EXACT_TOTAL` that the estimate of a smaller set does not reach it by chance. */
const MIN_SAMPLED = 1.25 * MAX_EXACT_TOTAL;

export interface Sample {
  conditions: readonly Condition[];
  /** Listings for each one of the sample; 1 if the sample is the whole set. */
  scale: number;
}

/** Returns the conditions of a small result as they are; restricts a large one to a random sample. */
export async function takeSample(context: SearchContext, conditions: readonly Condition[]): Promise<Sample> {
  if ((await context.countListings()) > MAX_EXACT_TOTAL) {
    const inBucket = await countMatches(context, [...conditions, sql<boolean>`bucket = 0`]);
    if (inBucket * BUCKET_COUNT > MIN_SAMPLED) {
      const bucketCount = Math.ceil(SAMPLE_SIZE / inBucket);
      return {
        conditions: [...conditions, sql<boolean>`bucket < ${bucketCount}::integer`],
        scale: BUCKET_COUNT / bucketCount,
      };
    }
  }
  return { conditions, scale: 1 };
}

/** Two digits of an estimate are reliable. */
export const scaleUp = (count: number, scale: number): number =>
  scale === 1 ? count : Number((count * scale).toPrecision(2));
