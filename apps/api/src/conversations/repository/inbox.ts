import { PAGE_SIZE } from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';

/** Columns of a user by side; each has indexes of its own, so each side is read separately. */
const SIDES = [
  { user: 'buyer_id', unread: 'buyer_unread', muted: 'buyer_muted' },
  { user: 'seller_id', unread: 'seller_unread', muted: 'seller_muted' },
] as const;
const [BUYER, SELLER] = SIDES;

const selectLatest = (db: Kysely<Tables>, { user }: (typeof SIDES)[number], userId: string, limit: number) =>
  db
    .selectFrom('conversation')
    .select(['id', 'last_message_at'])
    .where(user, '=', userId)
    .orderBy('last_message_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);

export function findInboxPage(db: Kysely<Tables>, userId: string, page: number) {
  const select = (side: (typeof SIDES)[number]) =>
    db.selectFrom(selectLatest(db, side, userId, page * PAGE_SIZE).as('side')).selectAll();
  return db
    .selectFrom(select(BUYER).unionAll(select(SELLER)).as('latest'))
    .innerJoin('conversation', 'conversation.id', 'latest.id')
    .innerJoin('message', (join) =>
      join
        .onRef('message.conversation_id', '=', 'conversation.id')
        .onRef('message.sent_at', '=', 'conversation.last_message_at'),
    )
    .leftJoin('viewing', 'viewing.id', 'message.viewing_id')
    .selectAll('conversation')
    .select(['message.id as message_id', 'message.sender', 'message.text', 'message.sent_at', 'message.shared_phone'])
    .select([
      'message.pictures',
      'message.viewing_id',
      'message.viewing_change',
      'viewing.starts_at as viewing_starts_at',
    ])
    .orderBy('latest.last_message_at', 'desc')
    .orderBy('latest.id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
}

export async function countConversations(db: Kysely<Tables>, userId: string): Promise<number> {
  let total = 0;
  for (const { user } of SIDES) {
    const { count } = await db
      .selectFrom('conversation')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(user, '=', userId)
      .executeTakeFirstOrThrow();
    total += Number(count);
  }
  return total;
}

/** Unread messages of a user, except those of muted conversations. */
export async function countUnread(db: Kysely<Tables>, userId: string): Promise<number> {
  let total = 0;
  for (const { user, unread, muted } of SIDES) {
    const { count } = await db
      .selectFrom('conversation')
      .select(({ fn }) => fn.sum<number | null>(unread).as('count'))
      .where(user, '=', userId)
      .where(unread, '>', sql.lit(0))
      .where(muted, '=', sql.lit(false))
      .executeTakeFirstOrThrow();
    total += Number(count);
  }
  return total;
}
