import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

export const UPLOAD_PREFIX = 'mashrabiya-upload-';

const HOST = hostname().replace(/\W/g, '_');
const NAME_PATTERN = new RegExp(`^${UPLOAD_PREFIX}${HOST}-(\\d+)-\\w+$`);

export const createUploadDirectory = (): string =>
  mkdtempSync(join(tmpdir(), `${UPLOAD_PREFIX}${HOST}-${process.pid}-`));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Deletes directories of killed processes on this host: a server that is killed repeatedly would fill the disk. */
export async function deleteAbandonedUploads(): Promise<void> {
  const startedAt = performance.timeOrigin;
  for (const name of await readdir(tmpdir())) {
    const [, pid] = NAME_PATTERN.exec(name) ?? [];
    if (pid === undefined) continue;
    const path = join(tmpdir(), name);
    const stats = await stat(path).catch(() => undefined);
    if (!stats) continue;
    // In a container the previous process may have had the same id, so the time of the last change decides.
    const isInUse = Number(pid) === process.pid ? stats.mtimeMs >= startedAt : isRunning(Number(pid));
    if (!isInUse) await rm(path, { recursive: true, force: true });
  }
}

export class UploadDirectory {
  #directory: string | undefined;

  generatePath(): string {
    this.#directory ??= createUploadDirectory();
    return join(this.#directory, randomUUID());
  }

  async remove(): Promise<void> {
    if (this.#directory) await rm(this.#directory, { recursive: true, force: true });
  }
}
