import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

const DECIDED_BY = /^Decided by ([0-9a-f-]{36})/;

/** Reasons of the ledger, which name who decided by id, with the email address in place of it. */
export async function withNames(db: Kysely<Tables>, whys: readonly string[]): Promise<string[]> {
  const ids = whys.flatMap((why) => DECIDED_BY.exec(why)?.[1] ?? []);
  if (ids.length === 0) return [...whys];
  const users = await db.selectFrom('app_user').select(['id', 'email']).where('id', 'in', ids).execute();
  const emails = new Map(users.map(({ id, email }) => [id, email]));
  return whys.map((why) =>
    why.replace(DECIDED_BY, (text, id: string) => `Decided by ${emails.get(id) ?? text.slice(11)}`),
  );
}
