import type { Kysely } from 'kysely';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import { hashOf } from '../../request/hashOf.ts';
import { HOUR_MS, useLimits } from '../../request/rateLimits.ts';
import { noteEvent } from '../repository/audit.ts';
import { useSecondProof } from '../repository/twoFactor.ts';

const TRIES = 5;
const WINDOW_MS = 30_000;
/** Three codes of a million hold at a time: who guesses for a day is right once in seven years. */
const TRIES_AN_HOUR = 20;

interface SecondProof {
  userId: string;
  code: string;
  request: Request;
  now: Date;
}

/** Counts one try at the codes of an account, wherever it comes from; at a login it is the challenge that names it. */
export const limitCodes = (db: Kysely<Tables>, userId: string, now: Date): Promise<void> =>
  useLimits(
    db,
    [
      { key: hashOf(`second proof ${userId}`), times: TRIES, windowMs: WINDOW_MS },
      { key: hashOf(`second proof an hour ${userId}`), times: TRIES_AN_HOUR, windowMs: HOUR_MS },
    ],
    now,
  );

/** Holds somebody to a code of their app, or a recovery code, which is used up by it. */
export async function proveSecond(db: Kysely<Tables>, { userId, code, request, now }: SecondProof): Promise<void> {
  await limitCodes(db, userId, now);
  const way = await useSecondProof(db, { userId, code, now });
  if (way === 'recovery') await noteEvent(db, { userId, kind: 'recovery_code_used', request, now });
  if (way) return;
  await noteEvent(db, { userId, kind: 'two_factor_failed', request, now });
  throw new AppError({ code: 'wrong_code', pointer: '/code' });
}
