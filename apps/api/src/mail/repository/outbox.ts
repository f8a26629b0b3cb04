import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { OutboxTable } from '../../db/tables/job.ts';
import type { Mailer } from '../Mailer.ts';

/** Stored mails contain personal data, so they are kept for only a month. */
const RETENTION_MS = 30 * 86_400_000;
const CLEARED_AT_ONCE = 10;

/** Stores mails in the database if there is no mail server. */
export const outboxMailer = (db: Kysely<Tables>): Mailer => ({
  async send({ to, ...mail }, now) {
    await db
      .insertInto('outbox')
      .values({ ...mail, recipient: to, created_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const before = new Date(now.getTime() - RETENTION_MS);
    const old = db.selectFrom('outbox').select('id').where('created_at', '<', before).limit(CLEARED_AT_ONCE);
    await db.deleteFrom('outbox').where('id', 'in', old).execute();
  },
});

export const storedMails = (db: Kysely<Tables>, most: number): Promise<Selectable<OutboxTable>[]> =>
  db.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(most).execute();

export const storedMail = (db: Kysely<Tables>, id: string): Promise<Selectable<OutboxTable> | undefined> =>
  db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
