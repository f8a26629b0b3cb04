import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Prefix of the directories that hold one request's files each. */
export const UPLOAD_PREFIX = 'mashrabiya-upload-';

const HOST = hostname().replace(/\W/g, '_');
const NAMED = new RegExp(`^${UPLOAD_PREFIX}${HOST}-(\\d+)-\\w+$`);

/** Makes a temporary directory whose name says which process it belongs to. */
export const newUploadDirectory = (): string => mkdtempSync(join(tmpdir(), `${UPLOAD_PREFIX}${HOST}-${process.pid}-`));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Deletes what killed processes of this host have left: a server that is killed again and again would fill the disk. */
export async function deleteAbandonedUploads(): Promise<void> {
  const startedAt = performance.timeOrigin;
  for (const name of await readdir(tmpdir())) {
    const [, pid] = NAMED.exec(name) ?? [];
    if (pid === undefined) continue;
    const path = join(tmpdir(), name);
    const about = await stat(path).catch(() => undefined);
    if (!about) continue;
    // In a container the process before may have had the same id.
    const isInUse = Number(pid) === process.pid ? about.mtimeMs >= startedAt : isRunning(Number(pid));
    if (!isInUse) await rm(path, { recursive: true, force: true });
  }
}

/** Temporary directory for the files of one request; created with the first file. */
export class UploadDirectory {
  #directory: string | undefined;

  /** A path for a file, whatever its sender calls it. */
  newPath(): string {
    this.#directory ??= newUploadDirectory();
    return join(this.#directory, randomUUID());
  }

  /** Deletes what was sent. */
  async remove(): Promise<void> {
    if (this.#directory) await rm(this.#directory, { recursive: true, force: true });
  }
}
