import type { Handler } from '../../app/bind.ts';
import { eventsOf } from '../repository/audit.ts';

const SHOWN = 100;

export const listAuditEvents: Handler<'listAuditEvents'> = async (_, { db, user }) => {
  const events = await eventsOf(db, user.id, SHOWN);
  return { data: events.map(({ created_at, ...event }) => ({ ...event, created_at: created_at.toISOString() })) };
};
