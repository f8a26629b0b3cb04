import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { OutboxTable } from '../../db/tables/job.ts';
import type { Mailer } from '../Mailer.ts';

/** Mails name people and what they do; they are kept for a month. */
const KEPT_MS = 30 * 86_400_000;
/** How many old ones each new one clears away. */
const CLEARED_AT_ONCE = 10;

/** Keeps mails in the database, where no mail server is there for them. */
export const outboxMailer = (db: Kysely<Tables>): Mailer => ({
  async send({ to, ...mail }, now) {
    await db
      .insertInto('outbox')
      .values({ ...mail, recipient: to, created_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const before = new Date(now.getTime() - KEPT_MS);
    const old = db.selectFrom('outbox').select('id').where('created_at', '<', before).limit(CLEARED_AT_ONCE);
    await db.deleteFrom('outbox').where('id', 'in', old).execute();
  },
});

/** Mails that were kept, the newest first. */
export const keptMails = (db: Kysely<Tables>, most: number): Promise<Selectable<OutboxTable>[]> =>
  db.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(most).execute();

/** One of them. */
export const keptMail = (db: Kysely<Tables>, id: string): Promise<Selectable<OutboxTable> | undefined> =>
  db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
