import {
  createAdvisors,
  createProperties,
  createProviders,
  createReelPlanner,
  createReviews,
  findSets,
} from '@mashrabiya/demo-data';
import type { Kysely } from 'kysely';
import { insertProperties } from '../catalogue/repository/insertProperties.ts';
import type { Tables } from '../db/schema.ts';
import type { Files } from '../files/Files.ts';
import { insertReels } from '../reels/repository/insertReels.ts';
import { createDemoAccounts } from './demoAccounts.ts';
import { insertAdvisors } from './insertAdvisors.ts';
import { insertCompanies } from './insertCompanies.ts';
import { insertPendingCompany } from './insertPendingCompany.ts';
import { insertProviders } from './insertProviders.ts';
import { insertReference } from './insertReference.ts';
import { insertReviews } from './insertReviews.ts';
import { queuePendingAds } from './queuePendingAds.ts';
import { startDemoAds } from './startDemoAds.ts';

export interface SeedOptions {
  /** Number of invented listings, plus some in popular places and a fiftieth inactive; 0 creates no listings. */
  count: number;
  now: Date;
  /** Also creates the demo accounts, whose password is public. */
  withAccounts?: boolean;
  /** Store for papers that wait for a moderator; without it there are none. */
  files?: Files;
  origin?: string;
  log?: (line: string) => void;
}

/** Number of listings from which each chunk is logged. */
const LARGE_SEED_COUNT = 10_000;

/** Seeds an empty database, deterministically for `count` and `now`. Run it in a transaction. */
export async function seedDatabase(
  db: Kysely<Tables>,
  { count, now, withAccounts = false, files, origin = 'http://localhost:3000', log }: SeedOptions,
): Promise<void> {
  await insertReference(db);
  if (count === 0) {
    log?.('Seeded the reference data, and no listings because SEED_COUNT is 0.');
    return;
  }
  const providers = createProviders(now);
  await insertProviders(db, providers);
  let insertedCount = 0;
  const reelPlanner = createReelPlanner(now);
  for (const properties of createProperties({ count, now, providers, findSets })) {
    await insertProperties(db, properties);
    reelPlanner.addProperties(properties);
    insertedCount += properties.length;
    if (count >= LARGE_SEED_COUNT) log?.(`Seeded ${insertedCount} listings …`);
  }
  const reels = reelPlanner.createReels();
  await insertReels(db, reels, now);
  await insertReviews(db, createReviews(providers, now));
  await insertAdvisors(db, createAdvisors(providers, now));
  await insertCompanies(db, providers, now);
  await queuePendingAds(db);
  if (withAccounts) {
    await createDemoAccounts(db, now);
    if (files) await insertPendingCompany(db, { files, now });
    await startDemoAds(db, { now, origin });
  }
  log?.(`Seeded ${insertedCount} listings of ${providers.length} sellers and ${reels.length} reels.`);
}
