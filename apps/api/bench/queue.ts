import { AVAILABILITY, uuidv7 } from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';
import { insertUser } from '../src/accounts/repository/users.ts';
import { createApi } from '../src/composition/createApi.ts';
import { createServices } from '../src/composition/createServices.ts';
import { NO_LOG } from '../src/core/log.ts';
import { migrate } from '../src/db/migrate.ts';
import { type OpenDatabase, openInMemory, openPostgres } from '../src/db/openDatabase.ts';
import type { Tables } from '../src/db/schema.ts';
import { openSession } from '../src/sessions/repository/sessions.ts';
import { startPostgres } from '../test/engines/postgresServer.ts';
import { insertFixture, NOW, SELLER } from '../test/fixtures/properties.ts';
import { createTestPorts } from '../test/support/testPorts.ts';
import { computeQuantile } from './load.ts';
import type { BenchRow } from './server.ts';

const SHORT_QUEUE = 10;
const LONG_QUEUE = 10_000;
const ROUNDS = 3;
const CLAIMS_PER_ROUND = 40;
const MAX_RATIO = 1.5;
const INSERT_BATCH_SIZE = 500;

/** Adds listings of one seller, each with an ad, none of them pending. */
async function addAds(db: Kysely<Tables>): Promise<void> {
  const property = await db.selectFrom('property').selectAll().limit(1).executeTakeFirstOrThrow();
  const cities = await db.selectFrom('city').select(['id', 'governorate_id']).execute();
  const ids = Array.from({ length: LONG_QUEUE }, (_, index) => uuidv7(new Date(NOW.getTime() + index)));
  for (let from = 0; from < LONG_QUEUE; from += INSERT_BATCH_SIZE) {
    const batch = ids.slice(from, from + INSERT_BATCH_SIZE);
    const properties = batch.map((id, index) => {
      const city = cities[(from + index) % cities.length];
      const place = city && { city_id: city.id, governorate_id: city.governorate_id };
      const overrides = {
        id,
        user_id: SELLER.id,
        availability: AVAILABILITY.expired,
        size: 60 + ((from + index) % 400),
      };
      return { ...property, ...place, ...overrides, pictures: JSON.stringify(property.pictures.slice(0, 1)) };
    });
    await db.insertInto('property').values(properties).execute();
    const run = { pack: 1, run: 1, is_paid: false, accepted_at: null, starts_at: null, ends_at: null } as const;
    const emptyColumns = { steps: null, ranking_until: null, claimed_by: null, claimed_until: null, next_pack: null };
    const ads = batch.map((property_id, index) => ({
      ...run,
      ...emptyColumns,
      property_id,
      submitted_at: new Date(NOW.getTime() + from + index),
    }));
    await db.insertInto('property_ad').values(ads).execute();
    const report = { reason: 'wrong_price', user_id: null, created_at: NOW } as const;
    const reports = batch.map((property_id) => ({ ...report, id: uuidv7(NOW), property_id, visitor: property_id }));
    await db.insertInto('report').values(reports).execute();
    const cases = batch.map((property_id, index) => ({
      property_id,
      opened_at: new Date(NOW.getTime() + from + index),
      weight: 4,
    }));
    await db.insertInto('report_case').values(cases).execute();
  }
}

/** Makes the oldest ads, or their reports, pending, and all others inactive. */
async function fillQueue(db: Kysely<Tables>, count: number, availability: number): Promise<void> {
  const oldest = sql`(select property_id from property_ad order by submitted_at limit ${count})`;
  await sql`update property set availability = case when id in ${oldest} then ${availability}::smallint
    else ${AVAILABILITY.expired}::smallint end where user_id = ${SELLER.id}`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

/** Ratio of the opening times of a long and a short queue on an engine. */
async function measureRatio({ db }: OpenDatabase, queue: 'claims' | 'reports/claims'): Promise<number> {
  const app = createApi(await createServices(createTestPorts(db, () => NOW)), NO_LOG);
  const user = { name: 'Mona', email: 'bench@example.com', phone: null, passwordHash: null, language: 'ar' } as const;
  const existingUser = await db.selectFrom('app_user').select('id').where('email', '=', user.email).executeTakeFirst();
  const { id } = existingUser ?? (await insertUser(db, { ...user, now: NOW }));
  await db.updateTable('app_user').set({ role: 'moderator', email_verified_at: NOW }).execute();
  const token = await openSession(db, { userId: id, userAgent: null, now: NOW });
  const headers = { authorization: `Bearer ${token}` };
  const releasedClaim = { claimed_by: null, claimed_until: null };
  const claimNext = async () => {
    await db.updateTable('property_ad').set(releasedClaim).where('claimed_by', 'is not', null).execute();
    await db.updateTable('report_case').set(releasedClaim).where('claimed_by', 'is not', null).execute();
    const startedAt = performance.now();
    const answer = await app.request(`/api/moderation/${queue}`, { method: 'POST', headers });
    const { data } = (await answer.json()) as { data: object | null };
    if (!data) throw new Error('The queue is empty');
    return performance.now() - startedAt;
  };
  const availability = queue === 'claims' ? AVAILABILITY.pending : AVAILABILITY.active;
  const measure = async (count: number) => {
    await fillQueue(db, count, availability);
    const times: number[] = [];
    for (let index = 0; index < CLAIMS_PER_ROUND; index++) times.push(await claimNext());
    return computeQuantile(times.slice(CLAIMS_PER_ROUND / 4), 0.5);
  };
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const shortQueueMs = await measure(SHORT_QUEUE);
    const longQueueMs = await measure(LONG_QUEUE);
    console.log(`  ${queue}: ${shortQueueMs.toFixed(1)} ms, ${longQueueMs.toFixed(1)} ms`);
    ratios.push(longQueueMs / shortQueueMs);
  }
  return computeQuantile(ratios, 0.5);
}

/** Measures how long opening a moderator's queue of ten and of ten thousand takes, alternately, on each engine. */
export async function benchQueue(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const measure = async (database: OpenDatabase, engine: string) => {
    await migrate(database.db);
    await insertFixture(database.db);
    await addAds(database.db);
    for (const [queue, name] of [
      ['claims', 'ads'],
      ['reports/claims', 'reported ads'],
    ] as const) {
      const value = await measureRatio(database, queue);
      const title = `a queue of 10,000 ${name} ÷ one of 10, until it is open, ${engine}`;
      rows.push({ name: title, value, budget: `≤ ${MAX_RATIO} ×`, isPassed: value <= MAX_RATIO });
    }
    await database.close();
  };
  await measure(await openInMemory(), 'PGlite');
  const postgres = await startPostgres();
  if ('missing' in postgres) return rows;
  await measure(openPostgres(postgres.url), 'PostgreSQL');
  await postgres.stop();
  return rows;
}
