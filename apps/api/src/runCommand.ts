import { InvalidTextError } from '@mashrabiya/content';
import type { Kysely } from 'kysely';
import { AppError } from './core/AppError.ts';
import { CommandError } from './core/CommandError.ts';
import { InvalidSettingError } from './core/InvalidSettingError.ts';
import { openEmbedded, openPostgres } from './db/openDatabase.ts';
import { prepareDatabase } from './db/prepareDatabase.ts';
import type { Tables } from './db/schema.ts';
import { UnusableDatabaseError } from './db/UnusableDatabaseError.ts';
import type { Environment } from './environment/Environment.ts';
import { readEnvironment } from './environment/readEnvironment.ts';

const EXPECTED_ERRORS = [CommandError, AppError, InvalidSettingError, InvalidTextError, UnusableDatabaseError];
const isExpected = (error: unknown): error is Error =>
  EXPECTED_ERRORS.some((kind) => error instanceof kind) ||
  (error instanceof Error && 'code' in error && error.code === 'ENOENT');

export async function runCommand(
  command: (environment: Environment, args: readonly string[]) => Promise<string>,
): Promise<void> {
  try {
    const environment = readEnvironment(process.env);
    for (const warning of environment.warnings) console.error(warning);
    console.log(await command(environment, process.argv.slice(2)));
  } catch (error) {
    console.error(isExpected(error) ? error.message : error);
    process.exitCode = 1;
  }
}

export const runDatabaseCommand = (
  command: (db: Kysely<Tables>, args: readonly string[]) => Promise<string>,
): Promise<void> =>
  runCommand(async ({ databaseUrl, dataDirectory }, args) => {
    const database = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDirectory);
    try {
      await prepareDatabase(database, { databaseUrl, print: console.error });
      return await command(database.db, args);
    } finally {
      await database.close();
    }
  });
