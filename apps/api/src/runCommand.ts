import { InvalidTextError } from '@mashrabiya/content';
import type { Kysely } from 'kysely';
import { AppError } from './core/AppError.ts';
import { BadSetting } from './core/BadSetting.ts';
import { DatabaseUnusable } from './db/DatabaseUnusable.ts';
import { openEmbedded, openPostgres } from './db/openDatabase.ts';
import { prepareDatabase } from './db/prepareDatabase.ts';
import type { Tables } from './db/schema.ts';
import { readEnvironment } from './environment/readEnvironment.ts';

/** An error that the operator can fix: printed without a stack. */
export class CommandRefused extends Error {
  override name = 'Refused';
}

const EXPECTED_ERRORS = [CommandRefused, AppError, BadSetting, InvalidTextError, DatabaseUnusable];
const isExpected = (error: unknown): error is Error =>
  EXPECTED_ERRORS.some((kind) => error instanceof kind) ||
  (error instanceof Error && 'code' in error && error.code === 'ENOENT');

export async function runCommand(
  command: (db: Kysely<Tables>, words: readonly string[]) => Promise<string>,
): Promise<void> {
  try {
    const { databaseUrl, dataDirectory, warnings } = readEnvironment(process.env);
    for (const warning of warnings) console.error(warning);
    const database = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDirectory);
    try {
      await prepareDatabase(database, { databaseUrl, print: console.error });
      console.log(await command(database.db, process.argv.slice(2)));
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(isExpected(error) ? error.message : error);
    process.exitCode = 1;
  }
}
