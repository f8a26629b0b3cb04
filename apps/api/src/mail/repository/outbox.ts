import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { OutboxTable } from '../../db/tables/job.ts';
import type { Mailer } from '../Mailer.ts';

/** Stores mails in the database if there is no mail server. */
export const createOutboxMailer = (db: Kysely<Tables>): Mailer => ({
  async send({ to, ...mail }, now) {
    await db
      .insertInto('outbox')
      .values({ ...mail, recipient: to, created_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  },
});

export const findStoredMails = (db: Kysely<Tables>, limit: number): Promise<Selectable<OutboxTable>[]> =>
  db.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();

export const findStoredMail = (db: Kysely<Tables>, id: string): Promise<Selectable<OutboxTable> | undefined> =>
  db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
