import type { UserEventKind } from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { parseSnapshot, type Snapshot } from '../rules/snapshots.ts';

interface NewUserEvents {
  /** Null for deleted accounts. */
  userIds: readonly (string | null)[];
  kind: UserEventKind;
  conversationId: string;
  now: Date;
}

/** Reports a change to the open pages of users, in the transaction of the change. */
export async function insertUserEvents(
  db: Kysely<Tables>,
  { userIds, kind, conversationId, now }: NewUserEvents,
): Promise<void> {
  const rows = userIds.flatMap((user_id) =>
    user_id === null ? [] : [{ user_id, kind, conversation_id: conversationId, created_at: now }],
  );
  if (rows.length === 0) return;
  await db
    .insertInto('user_event')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface StoredUserEvent {
  changed_in: string;
  user_id: string;
  kind: UserEventKind;
  conversation_id: string;
}

/** Reads what became visible after a snapshot, in the order of its transactions, and the current snapshot. */
export async function readUserEvents(
  db: Kysely<Tables>,
  previous: Snapshot | undefined,
): Promise<{ snapshot: Snapshot; events: StoredUserEvent[] }> {
  const isNew = previous
    ? sql<boolean>`user_event.changed_in >= ${String(previous.xmin)}::text::xid8
        and not pg_visible_in_snapshot(user_event.changed_in, ${previous.text}::text::pg_snapshot)`
    : sql<boolean>`false`;
  const { rows } = await sql<{ snapshot: string } & { [K in keyof StoredUserEvent]: StoredUserEvent[K] | null }>`
    select pg_current_snapshot()::text as snapshot, changed_in::text as changed_in, user_id, kind, conversation_id
    from (select) as once left join user_event on ${isNew}
    order by user_event.changed_in`.execute(db);
  const snapshot = parseSnapshot(rows[0]?.snapshot ?? '');
  if (!snapshot) throw new Error('The database reports no snapshot.');
  return { snapshot, events: rows.filter((row): row is StoredUserEvent & typeof row => row.changed_in !== null) };
}

/** Events of users since the first of several snapshots, up to a snapshot; without typing, which is over. */
export async function findUserEvents(
  db: Kysely<Tables>,
  { userIds, from, to }: { userIds: readonly string[]; from: bigint; to: Snapshot },
): Promise<StoredUserEvent[]> {
  const { rows } = await sql<StoredUserEvent>`
    select changed_in::text as changed_in, user_id, kind, conversation_id from user_event
    where user_id = any(${userIds}::text[]::uuid[]) and kind <> 'typing'
      and changed_in >= ${String(from)}::text::xid8
      and pg_visible_in_snapshot(changed_in, ${to.text}::text::pg_snapshot)
    order by user_event.changed_in`.execute(db);
  return rows;
}

export async function deleteUserEvents(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('user_event').where('created_at', '<', before).execute();
}

export async function eraseUserEvents(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom('user_event').where('user_id', '=', userId).execute();
}
