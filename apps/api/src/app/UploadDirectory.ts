import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Prefix of the directories that hold one request's files each. */
export const UPLOAD_PREFIX = 'mashrabiya-upload-';

/** Temporary directory for the files of one request; created with the first file. */
export class UploadDirectory {
  #directory: string | undefined;

  /** A path for a file, whatever its sender calls it. */
  newPath(): string {
    this.#directory ??= mkdtempSync(join(tmpdir(), UPLOAD_PREFIX));
    return join(this.#directory, randomUUID());
  }

  /** Deletes what was sent. */
  async remove(): Promise<void> {
    if (this.#directory) await rm(this.#directory, { recursive: true, force: true });
  }
}
