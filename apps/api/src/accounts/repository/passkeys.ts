import { uuidv7 } from '@mashrabiya/contract';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { PasskeyRow } from '../../db/tables/account.ts';

export interface NewPasskey {
  userId: string;
  name: string;
  credential: WebAuthnCredential;
  now: Date;
}

/** Stores a passkey; undefined when somebody has it already. */
export async function insertPasskey(
  db: Kysely<Tables>,
  { userId, name, credential, now }: NewPasskey,
): Promise<PasskeyRow | undefined> {
  const { id, publicKey, counter, transports = [] } = credential;
  return db
    .insertInto('passkey')
    .values({
      id: uuidv7(now),
      user_id: userId,
      credential_id: id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.join(' '),
      name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Somebody's passkeys, the newest first. */
export const passkeysOf = (db: Kysely<Tables>, userId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom('passkey')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The passkey that a browser has used. */
export const passkeyOfCredential = (db: Kysely<Tables>, credentialId: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();

/** A passkey as signatures are verified with it. */
export const credentialOf = (row: PasskeyRow): WebAuthnCredential => ({
  id: row.credential_id,
  publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
  counter: row.counter,
  transports: row.transports.split(' ').filter(Boolean),
});

/**
 * Notes a use. Keys that count their uses must have counted on, or two exist of what there should be one of; keys that
 * are synchronised between devices say 0 always.
 */
export async function usePasskey(
  db: Kysely<Tables>,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const row = db.updateTable('passkey').set({ counter, used_at: now }).where('id', '=', id);
  const counted = counter === 0 ? row.where('counter', '=', 0) : row.where('counter', '<', counter);
  const used = await counted.returning('id').executeTakeFirst();
  return used !== undefined;
}

/** Removes all of somebody's passkeys. */
export const deletePasskeysOf = (db: Kysely<Tables>, userId: string) =>
  db.deleteFrom('passkey').where('user_id', '=', userId).execute();

/** Removes one of somebody's passkeys; undefined when it is not theirs. */
export const deletePasskey = (db: Kysely<Tables>, userId: string, id: string): Promise<PasskeyRow | undefined> =>
  db.deleteFrom('passkey').where('id', '=', id).where('user_id', '=', userId).returningAll().executeTakeFirst();
