import type { Handler } from '../../app/callHandler.ts';
import { findAuditEvents } from '../repository/audit.ts';

const MAX_EVENTS = 100;

export const listAuditEvents: Handler<'listAuditEvents'> = async (_, { db, user }) => {
  const events = await findAuditEvents(db, user.id, MAX_EVENTS);
  return { data: events.map(({ created_at, ...event }) => ({ ...event, created_at: created_at.toISOString() })) };
};
