import { execFileSync } from 'node:child_process';
import { inject } from 'vitest';
import { getDatabaseDirectory, prepareDirectory } from '../../src/db/pglite/dataDirectory.ts';

/** Unpacks a migrated, empty embedded database into a data directory: creating one takes seconds. */
export function unpackMigrated(directory: string): void {
  prepareDirectory(directory);
  const unpack = ['-xf', inject('pgliteDump'), '-C', getDatabaseDirectory(directory)];
  // tar warns about the leading slashes of the archive's names.
  execFileSync('tar', unpack, { stdio: 'pipe' });
}
