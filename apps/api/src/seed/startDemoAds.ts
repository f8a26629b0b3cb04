import {
  AVAILABILITY,
  DAY_MS,
  formatCairoDay,
  LEAD_CHANNELS,
  PHONE_CHANNELS,
  type Ranking,
  VIEW_SOURCES,
} from '@mashrabiya/contract';
import { choose, createRandom } from '@mashrabiya/demo-data';
import type { Insertable, Kysely, Selectable } from 'kysely';
import { computeEndingNoticeTime, computePeriodEnd, rankingAt } from '../ads/rules/adSchedule.ts';
import { AD_ENDING_JOB, ADVANCE_AD_JOB } from '../ads/services/advanceAd.ts';
import type { Tables } from '../db/schema.ts';
import type { PropertyTable } from '../db/tables/property.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { type DemoAccount, findDemoAccounts } from './demoAccounts.ts';
import { createDemoLead, pickVisitor } from './demoLeads.ts';

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

/** Days with statistics in the demo: twice the month that statistics show first. */
const STATISTICS_DAYS = 60;
const INSERT_BATCH_SIZE = 2_000;
/** Maximum days that an ad has had its rank, by rank. */
const MAX_RANK_DAYS: Record<Ranking, number> = { 3: 8, 2: 17, 1: 28 };
/** A basic ad of each seller ends soon, so that renewal is offered. */
const ENDING_AD_DAYS = 28;
const SELLER_ROLES: readonly DemoAccount['role'][] = ['seller', 'broker'];

const subtractDays = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** Gives the demo's ads a period and statistics, with similar ads to compare. `origin` begins the links in mails. */
export async function startDemoAds(db: Kysely<Tables>, { now, origin }: { now: Date; origin: string }): Promise<void> {
  const accounts = await findDemoAccounts(db);
  const sellers = accounts.flatMap(({ role, id }) => (id !== undefined && SELLER_ROLES.includes(role) ? [id] : []));
  const offeredProperties: SeededProperty[] = await db
    .selectFrom('property')
    .select(['id', 'user_id', 'city_id', 'category_id', 'action', 'price', 'ranking', 'created_at'])
    .select(['total_views', 'total_favorites', 'total_leads'])
    .where('availability', '=', AVAILABILITY.active)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  const demoAds = offeredProperties.filter(({ user_id }) => sellers.includes(user_id));
  const endingAds = sellers.map((seller) =>
    demoAds.find(
      ({ user_id, ranking, created_at }) =>
        user_id === seller && ranking === 1 && created_at <= subtractDays(now, ENDING_AD_DAYS),
    ),
  );
  for (const [index, property] of demoAds.entries()) {
    const days = endingAds.includes(property) ? ENDING_AD_DAYS : 1 + ((index * 5) % MAX_RANK_DAYS[property.ranking]);
    await beginPeriod(db, property, { days, now, origin });
  }
  const toGroupKey = ({ city_id, category_id, action }: SeededProperty) => `${city_id} ${category_id} ${action}`;
  const groupKeys = new Set(demoAds.map(toGroupKey));
  await insertStatistics(db, {
    properties: offeredProperties.filter((property) => groupKeys.has(toGroupKey(property))),
    sellers,
    userIds: await findUsersExcept(
      db,
      accounts.flatMap(({ id }) => id ?? []),
    ),
    now,
  });
}

async function beginPeriod(
  db: Kysely<Tables>,
  { id: property_id, ranking: pack, created_at }: SeededProperty,
  { days, now, origin }: { days: number; now: Date; origin: string },
): Promise<void> {
  const starts_at = new Date(Math.max(created_at.getTime(), subtractDays(now, days).getTime()));
  const ends_at = computePeriodEnd(starts_at);
  const { until } = rankingAt(pack, starts_at, now);
  const reviewColumns = { submitted_at: starts_at, accepted_at: starts_at, claimed_by: null, claimed_until: null };
  const run = { pack, run: 1, is_paid: true, starts_at, ends_at, steps: '10,10,10', ranking_until: until };
  await db
    .insertInto('property_ad')
    .values({ property_id, ...run, ...reviewColumns, next_pack: null })
    .execute();
  const payload = { property_id, origin };
  if (until) await enqueue(db, { kind: ADVANCE_AD_JOB, payload, now, runAt: until });
  await enqueue(db, { kind: AD_ENDING_JOB, payload, now, runAt: computeEndingNoticeTime(ends_at) });
}

async function findUsersExcept(db: Kysely<Tables>, ids: readonly string[]): Promise<string[]> {
  const users = await db.selectFrom('app_user').select('id').where('id', 'not in', ids).orderBy('id').execute();
  return users.map(({ id }) => id);
}

interface StatisticsInput {
  properties: readonly SeededProperty[];
  /** Accounts whose leads are in their inbox. */
  sellers: readonly string[];
  userIds: readonly string[];
  now: Date;
}

/** Spreads views, favorites and leads over the days that listings have been on offer. */
async function insertStatistics(
  db: Kysely<Tables>,
  { properties, sellers, userIds, now }: StatisticsInput,
): Promise<void> {
  const random = createRandom('figures of the demo');
  const leadRandom = createRandom('leads of the demo');
  const views: Insertable<Tables['property_view']>[] = [];
  const contacts: Insertable<Tables['property_lead']>[] = [];
  const leads: Insertable<Tables['lead']>[] = [];
  const favorites: Insertable<Tables['favorite']>[] = [];
  for (const property of properties) {
    const { id: property_id, created_at, price } = property;
    const age = Math.max(0, Math.floor((now.getTime() - created_at.getTime()) / DAY_MS));
    // For an older listing, earlier counts are only in its totals.
    const share = Math.min(1, STATISTICS_DAYS / (age + 1));
    const scaleToPeriod = (total: number) => Math.floor(total * share);
    const pickRandomMoment = () => new Date(now.getTime() - random.next() * Math.min(age, STATISTICS_DAYS) * DAY_MS);
    for (let n = 0; n < scaleToPeriod(property.total_views); n++) {
      const source = random.integer(0, VIEW_SOURCES.length - 1);
      views.push({ property_id, day: formatCairoDay(pickRandomMoment()), visitor: `demo ${n}`, source });
    }
    const firstUser = leadRandom.integer(0, userIds.length - 1);
    for (let n = 0; n < scaleToPeriod(property.total_leads); n++) {
      const moment = pickRandomMoment();
      const channel = LEAD_CHANNELS.indexOf(choose(random, PHONE_CHANNELS));
      const { visitor, userId } = pickVisitor(n, { userIds, first: firstUser });
      const sellerId = property.user_id;
      contacts.push({ property_id, day: formatCairoDay(moment), visitor, channel, created_at: moment });
      if (sellers.includes(sellerId) && userId !== sellerId)
        leads.push(
          createDemoLead(
            { propertyId: property_id, sellerId, visitor, userId, channel, moment },
            { random: leadRandom, now },
          ),
        );
    }
    const first = random.integer(0, userIds.length - 1);
    for (let n = 0; n < Math.min(scaleToPeriod(property.total_favorites), userIds.length); n++) {
      const user_id = userIds[(first + n) % userIds.length];
      if (user_id !== undefined && user_id !== property.user_id)
        favorites.push({ user_id, property_id, price, created_at: pickRandomMoment() });
    }
  }
  const splitIntoBatches = <T>(rows: readonly T[]) =>
    Array.from({ length: Math.ceil(rows.length / INSERT_BATCH_SIZE) }, (_, part) =>
      rows.slice(part * INSERT_BATCH_SIZE, (part + 1) * INSERT_BATCH_SIZE),
    );
  for (const rows of splitIntoBatches(views)) await db.insertInto('property_view').values(rows).execute();
  for (const rows of splitIntoBatches(contacts)) await db.insertInto('property_lead').values(rows).execute();
  for (const rows of splitIntoBatches(leads)) await db.insertInto('lead').values(rows).execute();
  for (const rows of splitIntoBatches(favorites)) await db.insertInto('favorite').values(rows).execute();
}
