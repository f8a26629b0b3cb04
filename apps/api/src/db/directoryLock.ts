import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseUnusable } from './DatabaseUnusable.ts';

/** Never opened by anything but SQLite: closing any handle on it would let go of this process's lock. */
const LOCK_FILE = 'lock.sqlite';
/** Who holds the lock, for people. */
const OWNER_FILE = 'lock.owner';
const SQLITE_BUSY = 5;

/** Another process has the data directory open. */
export class DirectoryInUse extends DatabaseUnusable {
  override name = 'DirectoryInUse';
  constructor(directory: string, owner: string) {
    super(`The data directory ${directory} is in use by another process (${owner}). Stop it, or set DATA_DIR.`);
  }
}

/** A lock whose handle was collected as garbage would be gone. */
const held = new Set<DatabaseSync>();

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

function ownerOf(directory: string): string {
  try {
    return readFileSync(join(directory, OWNER_FILE), 'utf8') || 'unknown';
  } catch {
    return 'unknown';
  }
}

/**
 * Makes this process the only one to open a data directory, and gives what releases it: PGlite itself has no lock, and
 * two writers lose data in silence. Node has no advisory file locks, but SQLite, which comes with it, takes one. The
 * kernel holds it, for containers that share the volume too, and releases it when the process ends, however it ends.
 */
export function lockDirectory(directory: string): () => void {
  const lock = new DatabaseSync(join(directory, LOCK_FILE), { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = off; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new DirectoryInUse(directory, ownerOf(directory)) : error;
  }
  held.add(lock);
  writeFileSync(join(directory, OWNER_FILE), `process ${process.pid} on ${hostname()}`);
  return () => {
    if (held.delete(lock)) lock.close();
  };
}
