import type { Transaction } from 'kysely';
import { recordAuditEvent } from '../../accounts/repository/audit.ts';
import { lockUser } from '../../accounts/repository/users.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { closeAllSessions, type SessionUser } from '../../sessions/repository/sessions.ts';
import { recordModeration } from '../repository/events.ts';

export interface SessionsEnd {
  userId: string;
  administrator: SessionUser;
  origin: string;
  now: Date;
}

/** Logs a user out everywhere, and notifies the user. Administrators who do that to themselves keep their session. */
export async function endSessions(
  tx: Transaction<Tables>,
  { userId, administrator, origin, now }: SessionsEnd,
): Promise<void> {
  const user = await lockUser(tx, userId);
  if (!user) throw new AppError({ code: 'not_found', parameter: 'id' });
  await closeAllSessions(tx, userId, administrator.sessionId);
  await recordModeration(tx, {
    kind: 'sessions_ended',
    actorId: administrator.id,
    sellerId: userId,
    now,
  });
  await recordAuditEvent(tx, { userId, kind: 'sessions_ended_by_staff', request: null, now });
  await enqueueMail(tx, { kind: 'sessions_ended', userId, to: user.email, origin, now });
}
