import { MIN_SAMPLE, type TrendMonth } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { cairoMonth, monthsUpTo } from '../domain/calendar.ts';
import type { Kind } from './Figures.ts';
import { wholeQuantile } from './statistics.ts';

const MONTHS = 12;
/** A little more than twelve months and the difference between clocks. */
const LOOK_BACK_MS = 400 * 86_400_000;
/** Active and expired: the ads that were on offer. */
const WERE_ON_OFFER = [2, 3];

/** An ad with a price. */
export interface PricedAd {
  created_at: Date;
  price: number;
  size: number;
}

/** The median price per m² of the ads of each month, up to the current one. */
export function trendOf(ads: readonly PricedAd[], now: Date): TrendMonth[] {
  const prices = new Map<string, number[]>(monthsUpTo(cairoMonth(now), MONTHS).map((month) => [month, []]));
  for (const { created_at, price, size } of ads) prices.get(cairoMonth(created_at))?.push(price / size);
  return Array.from(prices, ([month, values]) => ({
    month,
    median:
      values.length < MIN_SAMPLE
        ? null
        : wholeQuantile(
            values.sort((a, b) => a - b),
            0.5,
          ),
    sample: values.length,
  }));
}

/** Reads the ads of one kind that were on offer during the last months, those that have gone too. */
export async function pricedAds(db: Kysely<Tables>, kind: Kind, now: Date): Promise<PricedAd[]> {
  const rows = await db
    .selectFrom('property')
    .select(['created_at', 'price', 'size'])
    .where('city_id', '=', kind.city_id)
    .where('category_id', '=', kind.category_id)
    .where('action', '=', kind.action)
    .where('created_at', '>=', new Date(now.getTime() - LOOK_BACK_MS))
    .where((where) => where.or([where('availability', 'in', WERE_ON_OFFER), where('removed_at', 'is not', null)]))
    .execute();
  return rows.flatMap(({ price, ...ad }) => (price === null ? [] : [{ ...ad, price }]));
}
