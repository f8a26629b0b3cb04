import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

const DECIDED_BY = /^Decided by ([0-9a-f-]{36})/;

/** Replaces the decider's id in ledger reasons by the email address. */
export async function replaceDeciderIds(db: Kysely<Tables>, whys: readonly string[]): Promise<string[]> {
  const ids = whys.flatMap((why) => DECIDED_BY.exec(why)?.[1] ?? []);
  if (ids.length === 0) return [...whys];
  const users = await db.selectFrom('app_user').select(['id', 'email']).where('id', 'in', ids).execute();
  const emails = new Map(users.map(({ id, email }) => [id, email]));
  return whys.map((why) =>
    why.replace(DECIDED_BY, (text, id: string) => `Decided by ${emails.get(id) ?? text.slice(11)}`),
  );
}
