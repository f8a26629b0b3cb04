import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { hashOf } from '../../request/hashOf.ts';
import { HOUR_MS, useLimits } from '../../request/rateLimits.ts';

/** More films than anybody takes in an hour. */
const CLIPS_AN_HOUR = 30;

/** Counts a film, or a reel, that somebody sends. */
export const limitClips = (db: Kysely<Tables>, userId: string, now: Date): Promise<void> =>
  useLimits(db, [{ key: hashOf(`clip ${userId}`), times: CLIPS_AN_HOUR, windowMs: HOUR_MS }], now);
