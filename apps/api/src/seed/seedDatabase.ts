import type { Kysely } from 'kysely';
import { insertProperties } from '../db/insertProperties.ts';
import type { Tables } from '../db/schema.ts';
import { createHomes } from './createHomes.ts';
import { insertReference } from './insertReference.ts';
import { createProviders } from './people/providers.ts';
import { setsFor } from './scenes/manifest.ts';

export interface SeedOptions {
  /** Listed homes to create; a fiftieth more come as pending, expired or rejected. */
  count: number;
  /** The moment as of which the homes are new or old. */
  now: Date;
  /** Hears of progress. */
  log?: (line: string) => void;
}

/** From this many homes on, progress is worth a line for every chunk. */
const LONG = 10_000;

/**
 * Fills an empty, migrated database with places, categories, providers and homes: the same ones for the same `count`
 * and `now`. Run it in a transaction, so that a start which is cut off leaves nothing behind.
 */
export async function seedDatabase(db: Kysely<Tables>, { count, now, log }: SeedOptions): Promise<void> {
  const providers = createProviders(now);
  await insertReference(db, providers);
  let done = 0;
  for (const homes of createHomes({ count, now, providers, setsFor })) {
    await insertProperties(db, homes);
    done += homes.length;
    if (count >= LONG) log?.(`${done} homes`);
  }
  log?.(`Seeded ${done} homes of ${providers.length} providers`);
}
