import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Tables } from '../../db/schema.ts';

/** Key pair for push services, base64url; created on first use and stored in the database, so that all nodes share it. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const CONFIGURATION_KEYS = { publicKey: 'vapid_public_key', privateKey: 'vapid_private_key' } as const;

async function readKeys(db: Kysely<Tables>): Promise<VapidKeys | undefined> {
  const rows = await db
    .selectFrom('configuration')
    .selectAll()
    .where('key', 'in', Object.values(CONFIGURATION_KEYS))
    .execute();
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const [publicKey, privateKey] = Object.values(CONFIGURATION_KEYS).map((name) => values.get(name));
  return publicKey && privateKey ? { publicKey, privateKey } : undefined;
}

/** Returns the keys; the first node that needs them creates them for all. */
export async function ensureVapidKeys(db: Kysely<Tables>): Promise<VapidKeys> {
  const existingKeys = await readKeys(db);
  if (existingKeys) return existingKeys;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  // One statement keeps the key pair consistent when nodes race.
  await db
    .insertInto('configuration')
    .values([
      { key: CONFIGURATION_KEYS.publicKey, value: publicKey },
      { key: CONFIGURATION_KEYS.privateKey, value: privateKey },
    ])
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const savedKeys = await readKeys(db);
  if (!savedKeys) throw new Error('Incomplete VAPID keys in the table configuration.');
  return savedKeys;
}
