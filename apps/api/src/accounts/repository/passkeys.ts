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

export const findPasskeys = (db: Kysely<Tables>, userId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom('passkey')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const findPasskeyByCredential = (db: Kysely<Tables>, credentialId: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();

export const toCredential = (row: PasskeyRow): WebAuthnCredential => ({
  id: row.credential_id,
  publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
  counter: row.counter,
  transports: row.transports.split(' ').filter(Boolean),
});

/** Records a use of a passkey. A counter that does not increase means a cloned key; synchronised keys report 0. */
export async function recordPasskeyUse(
  db: Kysely<Tables>,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const row = db.updateTable('passkey').set({ counter, used_at: now }).where('id', '=', id);
  const guardedUpdate = counter === 0 ? row.where('counter', '=', 0) : row.where('counter', '<', counter);
  const usedPasskey = await guardedUpdate.returning('id').executeTakeFirst();
  return usedPasskey !== undefined;
}

export const deleteAllPasskeys = (db: Kysely<Tables>, userId: string) =>
  db.deleteFrom('passkey').where('user_id', '=', userId).execute();

export const deletePasskey = (db: Kysely<Tables>, userId: string, id: string): Promise<PasskeyRow | undefined> =>
  db.deleteFrom('passkey').where('id', '=', id).where('user_id', '=', userId).returningAll().executeTakeFirst();
