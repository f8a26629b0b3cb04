import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Tables } from '../../db/schema.ts';
import { newToken } from '../../request/tokens.ts';

/** Secrets of this site, made when they are first needed and kept in the database: every node has the same. */
export interface AlertKeys {
  /** Signs the links that stop an alert. */
  stopKey: string;
  /** By which push services know this site (VAPID), as base64url. */
  vapidPublic: string;
  vapidPrivate: string;
}

const NAMES = {
  stopKey: 'alert_stop_key',
  vapidPublic: 'vapid_public_key',
  vapidPrivate: 'vapid_private_key',
} as const;

async function readKeys(db: Kysely<Tables>): Promise<AlertKeys | undefined> {
  const rows = await db.selectFrom('configuration').selectAll().where('key', 'in', Object.values(NAMES)).execute();
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const [stopKey, vapidPublic, vapidPrivate] = Object.values(NAMES).map((name) => values.get(name));
  return stopKey && vapidPublic && vapidPrivate ? { stopKey, vapidPublic, vapidPrivate } : undefined;
}

/** The site's keys; the first node to ask makes them, for all. */
export async function alertKeys(db: Kysely<Tables>): Promise<AlertKeys> {
  const known = await readKeys(db);
  if (known) return known;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  // A pair must stay a pair: all three in one statement, in one order.
  await db
    .insertInto('configuration')
    .values([
      { key: NAMES.stopKey, value: newToken() },
      { key: NAMES.vapidPublic, value: publicKey },
      { key: NAMES.vapidPrivate, value: privateKey },
    ])
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const made = await readKeys(db);
  if (!made) throw new Error('The keys of alerts are incomplete in the database.');
  return made;
}
