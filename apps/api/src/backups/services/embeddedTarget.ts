import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { lockDirectory } from '../../db/directoryLock.ts';
import { openDump } from '../../db/openDatabase.ts';
import {
  assertNoInterruptedRestore,
  getDatabaseDirectory,
  getReplacedDirectory,
  prepareDirectory,
} from '../../db/pglite/dataDirectory.ts';
import { pauseJobs } from '../../jobs/pause.ts';
import type { RestoreTarget } from './restoreBackup.ts';

export function lockEmbeddedTarget(dataDirectory: string): RestoreTarget {
  prepareDirectory(dataDirectory);
  const unlock = lockDirectory(dataDirectory);
  const directory = getDatabaseDirectory(dataDirectory);
  const replacedDirectory = getReplacedDirectory(dataDirectory);
  return {
    engine: 'embedded',
    isEmpty: async () => !existsSync(join(directory, 'PG_VERSION')),
    async restore(file) {
      assertNoInterruptedRestore(dataDirectory);
      await rename(directory, replacedDirectory);
      try {
        prepareDirectory(dataDirectory);
        const database = await openDump(await promisify(gunzip)(await readFile(file)), directory);
        await pauseJobs(database.db).finally(() => database.close());
      } catch (error) {
        await rm(directory, { recursive: true, force: true });
        await rename(replacedDirectory, directory);
        throw error;
      }
      await rm(replacedDirectory, { recursive: true });
    },
    close: async () => unlock(),
  };
}
