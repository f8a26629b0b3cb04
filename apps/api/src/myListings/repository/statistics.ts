import { AVAILABILITY, formatCairoDay } from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { PropertyRow } from '../../db/tables/property.ts';
import type { Figures } from '../rules/statistics.ts';

const MAX_SIMILAR_ADS = 200;

/** First day of a period, and a timestamp at or just before its midnight in Cairo. */
export interface PeriodStart {
  day: string;
  moment: Date;
}

export async function findFiguresByDay(
  db: Kysely<Tables>,
  id: string,
  since: PeriodStart,
): Promise<Map<string, Figures>> {
  const [views, favoriteRows, leads] = await Promise.all([
    db
      .selectFrom('property_view')
      .select(({ fn }) => ['day', fn.countAll<number>().as('count')])
      .where('property_id', '=', id)
      .where('day', '>=', since.day)
      .groupBy('day')
      .execute(),
    db
      .selectFrom('favorite')
      .select('created_at')
      .where('property_id', '=', id)
      .where('created_at', '>=', since.moment)
      .execute(),
    db
      .selectFrom('property_lead')
      .select(({ fn }) => ['day', fn.countAll<number>().as('count')])
      .where('property_id', '=', id)
      .where('day', '>=', since.day)
      .groupBy('day')
      .execute(),
  ]);
  const days = new Map<string, Figures>();
  const getFigures = (day: string): Figures => {
    const figures = days.get(day) ?? { views: 0, favorites: 0, leads: 0 };
    days.set(day, figures);
    return figures;
  };
  for (const { day, count } of views) getFigures(day).views = Number(count);
  for (const { created_at } of favoriteRows) getFigures(formatCairoDay(created_at)).favorites++;
  for (const { day, count } of leads) getFigures(day).leads = Number(count);
  return days;
}

/** Counts an ad's views by source and its leads by channel, both as positions in the contract's lists. */
export async function countTrafficSources(db: Kysely<Tables>, id: string, day: string) {
  const [sources, channels] = await Promise.all([
    db
      .selectFrom('property_view')
      .select(({ fn }) => ['source', fn.countAll<number>().as('count')])
      .where('property_id', '=', id)
      .where('day', '>=', day)
      .groupBy('source')
      .execute(),
    db
      .selectFrom('property_lead')
      .select(({ fn }) => ['channel', fn.countAll<number>().as('count')])
      .where('property_id', '=', id)
      .where('day', '>=', day)
      .groupBy('channel')
      .execute(),
  ]);
  return { sources, channels };
}

export async function findSimilarAdFigures(
  db: Kysely<Tables>,
  property: Pick<PropertyRow, 'id' | 'city_id' | 'category_id' | 'action'>,
  since: PeriodStart,
): Promise<Figures[]> {
  const rows = await db
    .selectFrom('property')
    .select([
      sql<number>`(select count(*) from property_view v where v.property_id = property.id and v.day >= ${since.day})`.as(
        'views',
      ),
      sql<number>`(select count(*) from favorite f where f.property_id = property.id and f.created_at >= ${since.moment})`.as(
        'favorites',
      ),
      sql<number>`(select count(*) from property_lead l where l.property_id = property.id and l.day >= ${since.day})`.as(
        'leads',
      ),
    ])
    .where('city_id', '=', property.city_id)
    .where('category_id', '=', property.category_id)
    .where('action', '=', property.action)
    .where('availability', '=', AVAILABILITY.active)
    .where('id', '<>', property.id)
    .orderBy('created_at', 'desc')
    .limit(MAX_SIMILAR_ADS)
    .execute();
  return rows.map(({ views, favorites, leads }) => ({
    views: Number(views),
    favorites: Number(favorites),
    leads: Number(leads),
  }));
}
