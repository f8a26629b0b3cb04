import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as firstJourney from './migrations/001-first-journey.ts';
import * as compounds from './migrations/002-compounds.ts';
import * as interest from './migrations/003-interest.ts';
import * as accounts from './migrations/004-accounts.ts';
import * as jobs from './migrations/005-jobs.ts';
import * as mail from './migrations/006-mail.ts';
import * as deletedAccounts from './migrations/007-deleted-accounts.ts';
import * as audit from './migrations/008-audit.ts';
import type { Tables } from './schema.ts';

/** In the order in which they are applied; a name never changes once it has been released. */
const migrations: Record<string, Migration> = {
  '001-first-journey': firstJourney,
  '002-compounds': compounds,
  '003-interest': interest,
  '004-accounts': accounts,
  '005-jobs': jobs,
  '006-mail': mail,
  '007-deleted-accounts': deletedAccounts,
  '008-audit': audit,
};

/** Brings the tables up to date; safe when several nodes start at once. Gives the names of what was applied. */
export async function migrate(db: Kysely<Tables>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}
