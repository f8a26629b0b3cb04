import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { Clock } from '../domain/clock.ts';

/** The setting is looked up this often. */
const KEPT_MS = 60_000;

/** Tells where the base map comes from that the owner of the site has set; undefined for the one that is built in. */
export function readMapOrigin(db: Kysely<Tables>, clock: Clock): () => Promise<string | undefined> {
  let known: string | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = clock().getTime();
    if (now - readAt < KEPT_MS) return known;
    readAt = now;
    const setting = db.selectFrom('configuration').select('value').where('key', '=', 'mapstyle').executeTakeFirst();
    // Without the database no answer that matters is given either; the page that says so needs its headers.
    const row = await setting.catch(() => undefined);
    const address = row && URL.parse(row.value);
    known = address && /^https?:$/.test(address.protocol) ? address.origin : undefined;
    return known;
  };
}
