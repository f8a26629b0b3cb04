import type { Kysely } from 'kysely';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import { recordAuditEvent } from '../repository/audit.ts';
import { consumeSecondFactor } from '../repository/twoFactor.ts';

interface SecondFactor {
  userId: string;
  code: string;
  request: Request;
  now: Date;
}

/** Consumes a code of the authenticator app or a recovery code. Callers count the attempt first. */
export async function verifySecondFactor(
  db: Kysely<Tables>,
  { userId, code, request, now }: SecondFactor,
): Promise<void> {
  const usedFactor = await consumeSecondFactor(db, { userId, code, now });
  if (usedFactor === 'recovery') await recordAuditEvent(db, { userId, kind: 'recovery_code_used', request, now });
  if (usedFactor) return;
  await recordAuditEvent(db, { userId, kind: 'two_factor_failed', request, now });
  throw new AppError({ code: 'wrong_code', pointer: '/code' });
}
