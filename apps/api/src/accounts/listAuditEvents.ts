import type { Handler } from '../app/bind.ts';

const SHOWN = 100;

/** What happened to one's account last. */
export const listAuditEvents: Handler<'listAuditEvents'> = async (_, { db, user }) => {
  const rows = await db
    .selectFrom('audit_event')
    .select(['id', 'kind', 'device', 'created_at'])
    .where('user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return { data: rows.map(({ created_at, ...event }) => ({ ...event, created_at: created_at.toISOString() })) };
};
