import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UnusableDatabaseError } from '../UnusableDatabaseError.ts';

const POSTGRES_MAJOR_VERSION = '18';
const OWNER_ONLY = 0o700;
/** Space for two log files, which the engine writes in files of 16 MB. */
const MIN_FREE_BYTES = 32 * 1024 * 1024;

const FAULT_EXPLANATIONS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'it belongs to another user',
  EEXIST: 'it is not a directory',
  ENOTDIR: 'it is not a directory',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
};

export const getDatabaseDirectory = (dataDirectory: string): string => join(dataDirectory, 'pglite');

/** Directory of the previous database during a restore. */
export const getReplacedDirectory = (dataDirectory: string): string =>
  `${getDatabaseDirectory(dataDirectory)}.replaced`;

/** Refuses to open a data directory whose restore was interrupted: a new, empty database would hide the previous one. */
export function assertNoInterruptedRestore(dataDirectory: string): void {
  const [directory, replacedDirectory] = [getDatabaseDirectory(dataDirectory), getReplacedDirectory(dataDirectory)];
  if (existsSync(replacedDirectory))
    throw new UnusableDatabaseError(
      `An interrupted restore left the previous database in ${replacedDirectory}: delete ${directory}, rename ${replacedDirectory} to it, and repeat the restore.`,
    );
}

/** Creates the database directory, readable only by this user, because it contains personal data. */
export function prepareDirectory(dataDirectory: string): void {
  mkdirSync(dataDirectory, { recursive: true });
  const directory = getDatabaseDirectory(dataDirectory);
  mkdirSync(directory, { recursive: true, mode: OWNER_ONLY });
  if ((statSync(directory).mode & 0o777) !== OWNER_ONLY) chmodSync(directory, OWNER_ONLY);
}

function getErrorCode(attempt: () => void): string | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : undefined;
  }
}

function getFreeBytes(directory: string): number {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function readVersion(directory: string): string | undefined {
  try {
    return readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Explains why a data directory is unusable, as the end of a sentence: the engine's own message says little. */
export function explainUnusable(dataDirectory: string, error: unknown): string {
  const directory = getDatabaseDirectory(dataDirectory);
  const fault = error instanceof Error && 'code' in error ? FAULT_EXPLANATIONS[String(error.code)] : undefined;
  const explanation =
    fault ?? FAULT_EXPLANATIONS[getErrorCode(() => accessSync(directory, constants.R_OK | constants.W_OK)) ?? ''];
  if (explanation) return explanation;
  const freeBytes = getFreeBytes(dataDirectory);
  if (freeBytes < MIN_FREE_BYTES) return `its disk has only ${Math.floor(freeBytes / 2 ** 20)} MB left`;
  const version = readVersion(directory);
  if (version !== undefined && version !== POSTGRES_MAJOR_VERSION) {
    return `its database has the format of PostgreSQL ${version}, but this server uses ${POSTGRES_MAJOR_VERSION}`;
  }
  const message = error instanceof Error ? error.message : String(error);
  return `opening its database failed (${message}); if it is damaged, restore a backup`;
}
