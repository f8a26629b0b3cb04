import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { hashText } from '../../request/hashText.ts';

/** Id that no account has: a lookup with it takes as long as a lookup for an account. */
const NO_USER = '00000000-0000-0000-0000-000000000000';

interface Device {
  userId: string;
  cookie: string;
  now: Date;
}

const hashDevice = (userId: string, cookie: string): string => hashText(`device ${userId} ${cookie}`);

export async function saveKnownDevice(db: Kysely<Tables>, { userId, cookie, now }: Device): Promise<void> {
  await db
    .insertInto('known_device')
    .values({ user_id: userId, device_hash: hashDevice(userId, cookie), used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ used_at: now }))
    .execute();
}

/** Takes the same time without a user, so that the duration does not reveal whether an account exists. */
export async function isDeviceKnown(
  db: Kysely<Tables>,
  { userId = NO_USER, cookie }: { userId: string | undefined; cookie: string },
): Promise<boolean> {
  const row = db.selectFrom('known_device').select('user_id').where('user_id', '=', userId);
  return (await row.where('device_hash', '=', hashDevice(userId, cookie)).executeTakeFirst()) !== undefined;
}

export async function isDeviceKnownToAny(
  db: Kysely<Tables>,
  { userIds, cookie }: { userIds: readonly string[]; cookie: string },
): Promise<boolean> {
  if (userIds.length === 0) return false;
  const hashes = userIds.map((userId) => hashDevice(userId, cookie));
  const row = db.selectFrom('known_device').select('user_id').where('user_id', 'in', userIds);
  return (await row.where('device_hash', 'in', hashes).executeTakeFirst()) !== undefined;
}

export const deleteKnownDevices = (db: Kysely<Tables>, userId: string) =>
  db.deleteFrom('known_device').where('user_id', '=', userId).execute();
