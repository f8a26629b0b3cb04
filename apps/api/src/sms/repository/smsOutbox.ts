import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { SmsSender } from '../SmsSender.ts';

/** Stores text messages beside the mails if there is no provider. */
export const createOutboxSmsSender = (db: Kysely<Tables>): SmsSender => ({
  async send({ id, to, text, language }, now) {
    const message = { id, recipient: to, language, subject: '', html: '', plain: text } as const;
    await db
      .insertInto('outbox')
      .values({ ...message, channel: 'sms', created_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  },
});
