import { AVAILABILITY, cairoDay, LEAD_CHANNELS, type Ranking, VIEW_SOURCES } from '@mashrabiya/contract';
import { choose, createRandom } from '@mashrabiya/demo-data';
import type { Insertable, Kysely, Selectable } from 'kysely';
import { endingNoticeAt, endOfRun, rankingAt } from '../ads/rules/adSchedule.ts';
import { AD_ENDING_JOB, TURN_AD_JOB } from '../ads/services/advanceAd.ts';
import type { Tables } from '../db/schema.ts';
import type { PropertyTable } from '../db/tables/property.ts';
import { enqueue } from '../jobs/jobs.ts';
import { type DemoAccount, demoAccounts } from './demoAccounts.ts';

type SeededProperty = Pick<
  Selectable<PropertyTable>,
  | 'id'
  | 'user_id'
  | 'city_id'
  | 'category_id'
  | 'action'
  | 'price'
  | 'ranking'
  | 'created_at'
  | 'total_views'
  | 'total_favorites'
  | 'total_leads'
>;

const DAY_MS = 86_400_000;
/** Days with statistics in the demo: twice the month that statistics show first. */
const COUNTED_DAYS = 60;
const AT_ONCE = 2_000;
/** Maximum days that an ad has had its rank, by rank. */
const LONGEST: Record<Ranking, number> = { 3: 8, 2: 17, 1: 28 };
/** A basic ad of each seller ends soon, so that renewal is offered. */
const ENDS_SOON = 28;
const SELLERS: readonly DemoAccount['role'][] = ['seller', 'broker'];

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** Gives the demo's ads a run and statistics, with similar ads to compare. `origin` begins the links in mails. */
export async function runDemoAds(db: Kysely<Tables>, { now, origin }: { now: Date; origin: string }): Promise<void> {
  const accounts = await demoAccounts(db);
  const sellers = accounts.flatMap(({ role, id }) => (id !== undefined && SELLERS.includes(role) ? [id] : []));
  const offered: SeededProperty[] = await db
    .selectFrom('property')
    .select(['id', 'user_id', 'city_id', 'category_id', 'action', 'price', 'ranking', 'created_at'])
    .select(['total_views', 'total_favorites', 'total_leads'])
    .where('availability', '=', AVAILABILITY.active)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  const own = offered.filter(({ user_id }) => sellers.includes(user_id));
  const ending = sellers.map((seller) =>
    own.find(
      ({ user_id, ranking, created_at }) =>
        user_id === seller && ranking === 1 && created_at <= daysBefore(now, ENDS_SOON),
    ),
  );
  for (const [index, property] of own.entries()) {
    const days = ending.includes(property) ? ENDS_SOON : 1 + ((index * 5) % LONGEST[property.ranking]);
    await beginRun(db, property, { days, now, origin });
  }
  const placeOf = ({ city_id, category_id, action }: SeededProperty) => `${city_id} ${category_id} ${action}`;
  const places = new Set(own.map(placeOf));
  await count(db, {
    properties: offered.filter((property) => places.has(placeOf(property))),
    userIds: await usersExcept(
      db,
      accounts.flatMap(({ id }) => id ?? []),
    ),
    now,
  });
}

async function beginRun(
  db: Kysely<Tables>,
  { id: property_id, ranking: pack, created_at }: SeededProperty,
  { days, now, origin }: { days: number; now: Date; origin: string },
): Promise<void> {
  const starts_at = new Date(Math.max(created_at.getTime(), daysBefore(now, days).getTime()));
  const ends_at = endOfRun(starts_at);
  const { until } = rankingAt(pack, starts_at, now);
  const seen = { submitted_at: starts_at, accepted_at: starts_at, claimed_by: null, claimed_until: null };
  const run = { pack, run: 1, is_paid: true, starts_at, ends_at, steps: '10,10,10', ranking_until: until };
  await db
    .insertInto('property_ad')
    .values({ property_id, ...run, ...seen, next_pack: null })
    .execute();
  const payload = { property_id, origin };
  if (until) await enqueue(db, { kind: TURN_AD_JOB, payload, now, runAt: until });
  await enqueue(db, { kind: AD_ENDING_JOB, payload, now, runAt: endingNoticeAt(ends_at) });
}

async function usersExcept(db: Kysely<Tables>, ids: readonly string[]): Promise<string[]> {
  const users = await db.selectFrom('app_user').select('id').where('id', 'not in', ids).orderBy('id').execute();
  return users.map(({ id }) => id);
}

interface Counting {
  properties: readonly SeededProperty[];
  userIds: readonly string[];
  now: Date;
}

/** Spreads views, favorites and leads over the days that listings have been on offer. */
async function count(db: Kysely<Tables>, { properties, userIds, now }: Counting): Promise<void> {
  const random = createRandom('figures of the demo');
  const views: Insertable<Tables['property_view']>[] = [];
  const leads: Insertable<Tables['property_lead']>[] = [];
  const favorites: Insertable<Tables['favorite']>[] = [];
  for (const property of properties) {
    const { id: property_id, created_at, price } = property;
    const age = Math.max(0, Math.floor((now.getTime() - created_at.getTime()) / DAY_MS));
    // For an older listing, earlier counts are only in its totals.
    const share = Math.min(1, COUNTED_DAYS / (age + 1));
    const some = (total: number) => Math.floor(total * share);
    const moment = () => new Date(now.getTime() - random.next() * Math.min(age, COUNTED_DAYS) * DAY_MS);
    for (let n = 0; n < some(property.total_views); n++) {
      const source = random.whole(0, VIEW_SOURCES.length - 1);
      views.push({ property_id, day: cairoDay(moment()), visitor: `demo ${n}`, source });
    }
    for (let n = 0; n < some(property.total_leads); n++) {
      const at = moment();
      const channel = LEAD_CHANNELS.indexOf(choose(random, LEAD_CHANNELS));
      leads.push({ property_id, day: cairoDay(at), visitor: `demo ${n}`, channel, created_at: at });
    }
    const first = random.whole(0, userIds.length - 1);
    for (let n = 0; n < Math.min(some(property.total_favorites), userIds.length); n++) {
      const user_id = userIds[(first + n) % userIds.length];
      if (user_id !== undefined && user_id !== property.user_id)
        favorites.push({ user_id, property_id, price, created_at: moment() });
    }
  }
  const parts = <T>(rows: readonly T[]) =>
    Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, part) =>
      rows.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
    );
  for (const rows of parts(views)) await db.insertInto('property_view').values(rows).execute();
  for (const rows of parts(leads)) await db.insertInto('property_lead').values(rows).execute();
  for (const rows of parts(favorites)) await db.insertInto('favorite').values(rows).execute();
}
