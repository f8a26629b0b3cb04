import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { generateToken } from '../../request/tokens.ts';

const CONFIGURATION_KEY = 'alert_stop_key';

const readUnsubscribeKey = async (db: Kysely<Tables>): Promise<string | undefined> => {
  const row = await db
    .selectFrom('configuration')
    .select('value')
    .where('key', '=', CONFIGURATION_KEY)
    .executeTakeFirst();
  return row?.value;
};

/** Returns the secret that signs links which stop an alert; the first node that needs it creates it for all. */
export async function ensureUnsubscribeKey(db: Kysely<Tables>): Promise<string> {
  const existingKey = await readUnsubscribeKey(db);
  if (existingKey) return existingKey;
  await db
    .insertInto('configuration')
    .values({ key: CONFIGURATION_KEY, value: generateToken() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const savedKey = await readUnsubscribeKey(db);
  if (!savedKey) throw new Error('No key of unsubscribe links in the table configuration.');
  return savedKey;
}
