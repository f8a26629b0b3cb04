import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

export async function sumAdFigures(
  db: Kysely<Tables>,
  userId: string,
): Promise<{ properties: number; views: number; leads: number }> {
  const { properties, views, leads } = await db
    .selectFrom('property')
    .select(({ fn }) => [
      fn.countAll<number>().as('properties'),
      fn.sum<number | null>('total_views').as('views'),
      fn.sum<number | null>('total_leads').as('leads'),
    ])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { properties: Number(properties), views: Number(views), leads: Number(leads) };
}

/** Paid ads that the user can still post, and would lose with the account. */
export async function countUnusedPaidAds(db: Kysely<Tables>, userId: string, now: Date): Promise<number> {
  const { ads } = await db
    .selectFrom('ad_credit_lot')
    .select(({ fn }) => fn.sum<number | null>('balance').as('ads'))
    .where('user_id', '=', userId)
    .where('order_id', 'is not', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return Number(ads);
}
