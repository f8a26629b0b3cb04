import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { hashOf } from '../../request/hashOf.ts';
import { HOUR_MS, useLimits } from '../../request/rateLimits.ts';

/** More than anybody takes in an hour: of a reel its film, the small version and itself. */
const CLIPS_AN_HOUR = 45;

/** Counts a film, its small version, or a reel, that somebody sends. */
export const limitClips = (db: Kysely<Tables>, userId: string, now: Date): Promise<void> =>
  useLimits(db, [{ key: hashOf(`clip ${userId}`), times: CLIPS_AN_HOUR, windowMs: HOUR_MS }], now);
