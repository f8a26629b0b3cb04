import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { closeAllSessions, closeOwnSession } from '../../sessions/repository/sessions.ts';
import { recordAuditEvent } from '../repository/audit.ts';

export const endSession: Handler<'endSession'> = async ({ params }, { db, user, now, request }) => {
  if (!(await closeOwnSession(db, user.id, params.id))) throw new AppError({ code: 'not_found', parameter: 'id' });
  await recordAuditEvent(db, { userId: user.id, kind: 'sessions_ended', request, now });
  return { code: 200 };
};

export const endOtherSessions: Handler<'endOtherSessions'> = async (_, { db, user, now, request }) => {
  await closeAllSessions(db, user.id, user.sessionId);
  await recordAuditEvent(db, { userId: user.id, kind: 'sessions_ended', request, now });
  return { code: 200 };
};
