import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const FILE = 'server.lock';
/** Two processes that find the same dead lock both make theirs; after this long the later one has won, for both to see. */
const SETTLE_MS = 40;

/** Somebody else has the data directory open. */
export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse';
  constructor(directory: string, owner: string) {
    super(`The data directory ${directory} is in use by another process (${owner}). Stop it, or set DATA_DIR.`);
  }
}

/** When a process began, in the kernel's ticks, so that a number given to a new process is not taken for the old one. */
function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

function create(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

const isHeld = (content: string): boolean => {
  const [pid, started] = content.split(' ');
  return Boolean(pid) && isAlive(Number(pid)) && startedAt(Number(pid)) === started;
};

/**
 * Makes this process the only one to open a data directory, and gives what releases it. PGlite itself has no lock, and
 * two writers lose data in silence. A lock left by a killed process is taken over.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, FILE);
  const mine = `${process.pid} ${startedAt(process.pid)}`;
  if (!create(file, mine)) {
    const owner = read(file);
    if (isHeld(owner)) throw new DirectoryInUse(directory, `process ${owner.split(' ')[0]}`);
    rmSync(file, { force: true });
    create(file, mine);
    await sleep(SETTLE_MS);
    if (read(file) !== mine) throw new DirectoryInUse(directory, `process ${read(file).split(' ')[0]}`);
  }
  return () => {
    if (read(file) === mine) rmSync(file, { force: true });
  };
}
