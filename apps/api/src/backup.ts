import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BadSetting } from './core/BadSetting.ts';
import { DatabaseUnusable } from './db/DatabaseUnusable.ts';
import { openEmbedded } from './db/openDatabase.ts';
import { readEnvironment } from './environment/readEnvironment.ts';

/** `npm run backup [-- file]`: writes the whole embedded database into one archive. */
async function backup(): Promise<string> {
  const { databaseUrl, dataDirectory, warnings } = readEnvironment(process.env);
  for (const warning of warnings) console.error(warning);
  if (databaseUrl) throw new BadSetting('DATABASE_URL is set: back up PostgreSQL with pg_dump.');
  const timestamp = new Date().toISOString().slice(0, 19).replace(/[:T]/g, '-');
  const file = process.argv[2] ?? join(dataDirectory, 'backups', `${timestamp}.tar.gz`);
  const database = await openEmbedded(dataDirectory);
  const bytes = await database.dump().finally(() => database.close());
  await mkdir(dirname(file), { recursive: true });
  // The archive contains personal data, so only its owner may read it.
  await writeFile(file, bytes, { flag: 'wx', mode: 0o600 });
  const restoreCommand = `rm -rf ${join(dataDirectory, 'pglite')} && mkdir -m 700 ${join(dataDirectory, 'pglite')} && tar xzf ${file} -C ${join(dataDirectory, 'pglite')}`;
  return `Saved ${file} (${Math.ceil(bytes.byteLength / 1024)} KB). To restore it, stop the server and run:\n  ${restoreCommand}`;
}

try {
  console.log(await backup());
} catch (error) {
  const isExpected = error instanceof BadSetting || error instanceof DatabaseUnusable;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
