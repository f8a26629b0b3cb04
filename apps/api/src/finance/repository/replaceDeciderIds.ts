import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

const DECIDED_BY = /^Decided by ([0-9a-f-]{36})/;

/** Replaces the decider's id in ledger reasons by the email address. */
export async function replaceDeciderIds(db: Kysely<Tables>, reasons: readonly string[]): Promise<string[]> {
  const ids = reasons.flatMap((reason) => DECIDED_BY.exec(reason)?.[1] ?? []);
  if (ids.length === 0) return [...reasons];
  const users = await db.selectFrom('app_user').select(['id', 'email']).where('id', 'in', ids).execute();
  const emails = new Map(users.map(({ id, email }) => [id, email]));
  return reasons.map((reason) =>
    reason.replace(DECIDED_BY, (text, id: string) => `Decided by ${emails.get(id) ?? text.slice(11)}`),
  );
}
