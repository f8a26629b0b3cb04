import { recordAuditEvent } from '../../accounts/repository/audit.ts';
import { findUserByEmail } from '../../accounts/repository/users.ts';
import { findAdCounts } from '../../ads/repository/credits.ts';
import { correctCredits } from '../../ads/services/credits.ts';
import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';

export const addCredits: Handler<'addCredits'> = async ({ body }, { db, user, now, request }) => {
  const { email, ranking, amount, reason, idempotency_key: reference } = body;
  const account = await findUserByEmail(db, email.toLowerCase());
  if (!account || account.deleted_at) throw new AppError({ code: 'email_unknown', pointer: '/email' });
  if (account.id === user.id) throw new AppError({ code: 'self_dealing', pointer: '/email' });
  const counts = await inTransaction(db, async (tx) => {
    const countsBefore = await findAdCounts(tx, account.id);
    const isNew = await correctCredits(tx, { userId: account.id, ranking, amount, reference, now });
    const countsAfter = await findAdCounts(tx, account.id);
    const auditDetails = { reference: account.email, before: countsBefore, after: { ...countsAfter, reason } };
    if (isNew)
      await recordAuditEvent(tx, { userId: user.id, kind: 'credits_corrected', request, now, target: auditDetails });
    return countsAfter;
  });
  return { code: 200, data: counts };
};
