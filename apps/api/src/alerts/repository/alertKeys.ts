import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Tables } from '../../db/schema.ts';
import { generateToken } from '../../request/tokens.ts';

/** Secrets of the site, created on first use and stored in the database, so that all nodes share them. */
export interface AlertKeys {
  stopKey: string;
  /** Public VAPID key for push services, base64url. */
  vapidPublic: string;
  vapidPrivate: string;
}

const CONFIGURATION_KEYS = {
  stopKey: 'alert_stop_key',
  vapidPublic: 'vapid_public_key',
  vapidPrivate: 'vapid_private_key',
} as const;

async function readKeys(db: Kysely<Tables>): Promise<AlertKeys | undefined> {
  const rows = await db
    .selectFrom('configuration')
    .selectAll()
    .where('key', 'in', Object.values(CONFIGURATION_KEYS))
    .execute();
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const [stopKey, vapidPublic, vapidPrivate] = Object.values(CONFIGURATION_KEYS).map((name) => values.get(name));
  return stopKey && vapidPublic && vapidPrivate ? { stopKey, vapidPublic, vapidPrivate } : undefined;
}

/** Returns the keys; the first node that needs them creates them for all. */
export async function ensureAlertKeys(db: Kysely<Tables>): Promise<AlertKeys> {
  const existingKeys = await readKeys(db);
  if (existingKeys) return existingKeys;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  // One statement keeps the key pair consistent when nodes race.
  await db
    .insertInto('configuration')
    .values([
      { key: CONFIGURATION_KEYS.stopKey, value: generateToken() },
      { key: CONFIGURATION_KEYS.vapidPublic, value: publicKey },
      { key: CONFIGURATION_KEYS.vapidPrivate, value: privateKey },
    ])
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const savedKeys = await readKeys(db);
  if (!savedKeys) throw new Error('Incomplete alert keys in the table configuration.');
  return savedKeys;
}
