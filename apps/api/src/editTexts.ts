import { readFile } from 'node:fs/promises';
import { BrokenText } from '@mashrabiya/content';
import { readTextFiles } from '@mashrabiya/content/files';
import { DatabaseUnusable } from './db/DatabaseUnusable.ts';
import { migrate } from './db/migrate.ts';
import { openEmbedded, openPostgres } from './db/openDatabase.ts';
import { BadSetting, readEnvironment } from './environment.ts';
import { type Editing, listTexts, revertText, setText, textHistory } from './texts/services/editTexts.ts';

const USAGE = `npm run texts -- list
npm run texts -- history <kind>/<slug>.<language>
npm run texts -- set <kind>/<slug>.<language> <file>
npm run texts -- revert <kind>/<slug>.<language>`;

async function run(editing: Editing, [command, name, file]: readonly string[]): Promise<string> {
  if (command === 'list') return (await listTexts(editing)).join('\n');
  if (command === 'history' && name) return (await textHistory(editing, name)).join('\n') || 'Never written.';
  if (command === 'set' && name && file) return setText(editing, name, await readFile(file, 'utf8'));
  if (command === 'revert' && name) return revertText(editing, name);
  return USAGE;
}

/** `npm run texts`: changes texts of the site without a release. */
async function edit(): Promise<string> {
  const { databaseUrl, dataDirectory } = readEnvironment(process.env);
  const database = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDirectory);
  try {
    await migrate(database.db);
    return await run({ db: database.db, now: new Date(), files: readTextFiles() }, process.argv.slice(2));
  } finally {
    await database.close();
  }
}

try {
  console.log(await edit());
} catch (error) {
  const isExpected =
    error instanceof BrokenText ||
    error instanceof BadSetting ||
    error instanceof DatabaseUnusable ||
    (error instanceof Error && 'code' in error && error.code === 'ENOENT');
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
