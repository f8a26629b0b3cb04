import {
  createAdvisors,
  createHomes,
  createProviders,
  createReviews,
  reelDealer,
  setsFor,
} from '@mashrabiya/demo-data';
import type { Kysely } from 'kysely';
import { insertProperties } from '../catalogue/repository/insertProperties.ts';
import type { Tables } from '../db/schema.ts';
import { insertReels } from '../reels/repository/insertReels.ts';
import { loadReference } from '../reference/repository/loadReference.ts';
import { openDemoAccounts } from './demoAccounts.ts';
import { insertAdvisors } from './insertAdvisors.ts';
import { insertProviders } from './insertProviders.ts';
import { insertReference } from './insertReference.ts';
import { insertReviews } from './insertReviews.ts';
import { queuePendingAds } from './queuePendingAds.ts';
import { runDemoAds } from './runDemoAds.ts';

export interface SeedOptions {
  /** Invented homes to list; up to some 240 more where most people look, and a fiftieth more come as pending, expired or rejected. With 0 nobody and nothing is invented. */
  count: number;
  /** The moment as of which the homes are new or old. */
  now: Date;
  /** Opens the demo's accounts too, whose password everybody knows. */
  accounts?: boolean;
  /** What links in the mails of the demo's sellers begin with. */
  origin?: string;
  /** Hears of progress. */
  log?: (line: string) => void;
}

/** From this many homes on, progress is worth a line for every chunk. */
const LONG = 10_000;

/**
 * Fills an empty, migrated database with the reference data, and then with invented providers and homes: the same ones
 * for the same `count` and `now`. Run it in a transaction, so that a start which is cut off leaves nothing behind.
 */
export async function seedDatabase(
  db: Kysely<Tables>,
  { count, now, accounts = false, origin = 'http://localhost:3000', log }: SeedOptions,
): Promise<void> {
  await insertReference(db);
  if (count === 0) {
    log?.('The database was empty: it has the reference data now, and no homes. SEED_COUNT adds invented ones.');
    return;
  }
  const providers = createProviders(now);
  await insertProviders(db, providers, now);
  let done = 0;
  const dealer = reelDealer(now);
  for (const homes of createHomes({ count, now, providers, setsFor })) {
    await insertProperties(db, homes);
    dealer.look(homes);
    done += homes.length;
    if (count >= LONG) log?.(`${done} homes`);
  }
  const reels = await withPlaceNames(db, dealer.reels());
  await insertReels(db, reels, now);
  await insertReviews(db, createReviews(providers, now));
  await insertAdvisors(db, createAdvisors(providers, now));
  await queuePendingAds(db);
  if (accounts) {
    await openDemoAccounts(db, now);
    await runDemoAds(db, { now, origin });
  }
  log?.(`Seeded ${done} homes of ${providers.length} providers, ${reels.length} reels`);
}

/** The clips with the names of their places, by which they are found too. */
async function withPlaceNames<R extends { city_id: number; governorate_id: number }>(
  db: Kysely<Tables>,
  reels: readonly R[],
): Promise<(R & { placeNames: string[] })[]> {
  const { cities, governorates } = await loadReference(db);
  return reels.map((reel) => {
    const places = [cities.get(reel.city_id), governorates.get(reel.governorate_id)];
    return { ...reel, placeNames: places.flatMap((place) => (place ? [place.ar, place.en] : [])) };
  });
}
