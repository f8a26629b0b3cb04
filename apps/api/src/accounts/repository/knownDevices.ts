import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { hashOf } from '../../request/hashOf.ts';

/** A browser that has not been logged in with for so long is as good as unknown. */
const REMEMBERED_MS = 365 * 86_400_000;
const FORGOTTEN_AT_ONCE = 10;
/** The id of no account: looking it up takes as long as another. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

interface Device {
  userId: string;
  /** The value of the browser's cookie. */
  cookie: string;
  now: Date;
}

/** What is stored of a browser, another thing for each account. */
const deviceHash = (userId: string, cookie: string): string => hashOf(`device ${userId} ${cookie}`);

/** Remembers that somebody has logged in with a browser. */
export async function rememberDevice(db: Kysely<Tables>, { userId, cookie, now }: Device): Promise<void> {
  await db
    .insertInto('known_device')
    .values({ user_id: userId, device_hash: deviceHash(userId, cookie), used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ used_at: now }))
    .execute();
  const before = new Date(now.getTime() - REMEMBERED_MS);
  const old = db.selectFrom('known_device').select('device_hash').where('used_at', '<', before);
  await db.deleteFrom('known_device').where('device_hash', 'in', old.limit(FORGOTTEN_AT_ONCE)).execute();
}

/** Whether somebody, or nobody, has logged in with a browser. */
export async function isDeviceKnown(
  db: Kysely<Tables>,
  { userId = NOBODY, cookie }: { userId: string | undefined; cookie: string },
): Promise<boolean> {
  const row = db.selectFrom('known_device').select('user_id').where('user_id', '=', userId);
  return (await row.where('device_hash', '=', deviceHash(userId, cookie)).executeTakeFirst()) !== undefined;
}

/** Whether one of these accounts has been logged in with a browser. */
export async function isDeviceOfAny(
  db: Kysely<Tables>,
  { userIds, cookie }: { userIds: readonly string[]; cookie: string },
): Promise<boolean> {
  if (userIds.length === 0) return false;
  const hashes = userIds.map((userId) => deviceHash(userId, cookie));
  const row = db.selectFrom('known_device').select('user_id').where('user_id', 'in', userIds);
  return (await row.where('device_hash', 'in', hashes).executeTakeFirst()) !== undefined;
}

/** Knows no browser of somebody any more. */
export const forgetDevices = (db: Kysely<Tables>, userId: string) =>
  db.deleteFrom('known_device').where('user_id', '=', userId).execute();
