import { type AuditKind, FINANCE_AUDIT_KINDS, uuidv7 } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { getDeviceName } from '../../sessions/rules/sessionRules.ts';

export const findAuditEvents = (db: Kysely<Tables>, userId: string, limit: number) =>
  db
    .selectFrom('audit_event')
    .select(['id', 'kind', 'device', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export interface NewEvent {
  /** Undefined if there is no account; the insert takes the same time. */
  userId: string | undefined;
  kind: AuditKind;
  /** Request of the account's user; null for another user's, whose device is not recorded. */
  request: Request | null;
  now: Date;
  target?: { reference: string; before?: unknown; after?: unknown };
}

export async function recordAuditEvent(
  db: Kysely<Tables>,
  { userId, kind, request, now, target }: NewEvent,
): Promise<void> {
  const device = getDeviceName(request?.headers.get('user-agent') ?? null);
  await db
    .insertInto('audit_event')
    .values({
      id: uuidv7(now),
      user_id: userId ?? null,
      kind,
      device,
      created_at: now,
      reference: target?.reference ?? null,
      change: target ? JSON.stringify({ before: target.before ?? null, after: target.after ?? null }) : null,
    })
    .execute();
}

export async function findFinanceEvents(db: Kysely<Tables>, { page, size }: { page: number; size: number }) {
  const financeEvents = db.selectFrom('audit_event').where('audit_event.kind', 'in', FINANCE_AUDIT_KINDS);
  const { total } = await financeEvents
    .select((value) => value.cast<number>(value.fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow();
  const events = await financeEvents
    .leftJoin('app_user', 'app_user.id', 'audit_event.user_id')
    .select([
      'audit_event.id',
      'audit_event.kind',
      'reference',
      'change',
      'audit_event.created_at',
      'app_user.email as author',
    ])
    .orderBy('audit_event.created_at', 'desc')
    .orderBy('audit_event.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { events, total };
}
