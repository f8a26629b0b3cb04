import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { Clock } from '../domain/clock.ts';
import type { MapSources } from '../map/mapSources.ts';

/** The setting is looked up this often. */
const KEPT_MS = 60_000;

interface MapServices {
  db: Kysely<Tables>;
  clock: Clock;
  maps: MapSources;
}

/** Tells the other origin that maps come from; undefined where they come from the site itself. */
export function readMapOrigin({ db, clock, maps }: MapServices): () => Promise<string | undefined> {
  let known: string | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (maps.tiles !== null) return undefined;
    const now = clock().getTime();
    if (now - readAt < KEPT_MS) return known;
    readAt = now;
    const setting = db.selectFrom('configuration').select('value').where('key', '=', 'mapstyle').executeTakeFirst();
    // Without the database no answer that matters is given either; the page that says so needs its headers.
    const row = await setting.catch(() => undefined);
    const address = URL.parse(row?.value ?? maps.style ?? '');
    known = address && /^https?:$/.test(address.protocol) ? address.origin : undefined;
    return known;
  };
}
