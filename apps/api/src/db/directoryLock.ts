import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UnusableDatabaseError } from './UnusableDatabaseError.ts';

/** Opened only by SQLite: closing any other handle on it would release this process's lock. */
const LOCK_FILE = 'lock.sqlite';
/** Names the lock's owner for the operator. */
const OWNER_FILE = 'lock.owner';
const SQLITE_BUSY = 5;

export class DirectoryInUseError extends UnusableDatabaseError {
  override name = 'DirectoryInUseError';
  constructor(directory: string, owner: string) {
    super(`The data directory ${directory} is in use by another process (${owner}). Stop it, or set another DATA_DIR.`);
  }
}

/** Keeps the handles from garbage collection, which would release the lock. */
const lockHandles = new Set<DatabaseSync>();

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

function readOwner(directory: string): string {
  try {
    return readFileSync(join(directory, OWNER_FILE), 'utf8') || 'unknown';
  } catch {
    return 'unknown';
  }
}

/**
 * Makes this process the only one to open a data directory, and returns the release function: PGlite has no lock, and
 * two writers lose data silently. Node has no advisory file locks, but its built-in SQLite takes one. The kernel holds
 * it, also across containers that share the volume, and releases it when the process ends in any way.
 */
export function lockDirectory(directory: string): () => void {
  const lock = new DatabaseSync(join(directory, LOCK_FILE), { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = off; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new DirectoryInUseError(directory, readOwner(directory)) : error;
  }
  lockHandles.add(lock);
  writeFileSync(join(directory, OWNER_FILE), `process ${process.pid} on ${hostname()}`);
  return () => {
    if (lockHandles.delete(lock)) lock.close();
  };
}
