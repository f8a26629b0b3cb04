import { AVAILABILITY, DAY_MS } from '@mashrabiya/contract';
import type { MarketKind, PricedAd } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

/** Slightly more than twelve months, for time zones and clock skew. */
const LOOK_BACK_MS = 400 * DAY_MS;
const OFFERED_STATES = [AVAILABILITY.active, AVAILABILITY.expired];

/** Reads the ads of one kind of the last months, unavailable ones included. */
export async function findPricedAds(db: Kysely<Tables>, kind: MarketKind, now: Date): Promise<PricedAd[]> {
  const rows = await db
    .selectFrom('property')
    .select(['created_at', 'price', 'size'])
    .where('city_id', '=', kind.city_id)
    .where('category_id', '=', kind.category_id)
    .where('action', '=', kind.action)
    .where('created_at', '>=', new Date(now.getTime() - LOOK_BACK_MS))
    .where((eb) => eb.or([eb('availability', 'in', OFFERED_STATES), eb('removed_at', 'is not', null)]))
    .execute();
  return rows.flatMap(({ price, ...ad }) => (price === null ? [] : [{ ...ad, price }]));
}
