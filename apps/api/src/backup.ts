import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createBackup } from './backups/services/createBackup.ts';
import { runPostgresProgram } from './backups/services/runPostgresProgram.ts';
import { openEmbedded } from './db/openDatabase.ts';
import { requestSnapshot } from './db/snapshotSocket.ts';
import { openFiles } from './files/openFiles.ts';
import { runCommand } from './runCommand.ts';

/** Gets a dump of the embedded database from the running server, or opens the database if no server is running. */
async function readSnapshot(dataDirectory: string): Promise<Readable> {
  const snapshot = await requestSnapshot(dataDirectory);
  if (snapshot) return snapshot;
  const database = await openEmbedded(dataDirectory);
  return Readable.from([await database.dump().finally(() => database.close())]);
}

/** `npm run backup [-- folder]`: saves the database and all uploaded files, also while the server runs. */
await runCommand(async (environment, [folder]) => {
  const { databaseUrl, dataDirectory } = environment;
  const now = new Date();
  const timestamp = now.toISOString().slice(0, 19).replace(/[:T]/g, '-');
  const destination = folder ?? join(dataDirectory, 'backups', timestamp);
  const { database, files } = await createBackup({
    folder: destination,
    engine: databaseUrl ? 'postgres' : 'embedded',
    saveDatabase: async (file) => {
      if (databaseUrl) await runPostgresProgram('pg_dump', databaseUrl, ['--format=custom', `--file=${file}`]);
      else await pipeline(await readSnapshot(dataDirectory), createGzip(), createWriteStream(file));
    },
    files: openFiles(environment),
    now,
  });
  const toMegabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  return `Saved the database (${toMegabytes(database.size)} MB) and ${files.count} files (${toMegabytes(files.size)} MB) in ${destination}. To restore: npm run restore -- ${destination}`;
});
