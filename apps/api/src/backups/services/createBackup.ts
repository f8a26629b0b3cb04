import { createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { CommandError } from '../../core/CommandError.ts';
import type { Files } from '../../files/Files.ts';
import { createDigest, digestFile } from './digest.ts';
import { forEachConcurrently } from './forEachConcurrently.ts';
import {
  type FileEntry,
  getDatabaseFile,
  getStoredFile,
  type Manifest,
  OWNER_ONLY,
  writeManifest,
} from './manifest.ts';

export interface BackupOptions {
  folder: string;
  engine: Manifest['engine'];
  saveDatabase: (file: string) => Promise<void>;
  files: Pick<Files, 'list' | 'get'>;
  now: Date;
}

/** Test files of `/readyz`. */
const isTemporary = (key: string): boolean => key.startsWith('checks/');

/** Saves the database and all stored files into a new folder, which appears when it is complete. */
export async function createBackup({ folder, engine, saveDatabase, files, now }: BackupOptions): Promise<Manifest> {
  const unfinishedFolder = `${folder}.unfinished`;
  await mkdir(dirname(folder), { recursive: true });
  if (existsSync(folder)) throw new CommandError(`${folder} already exists: name a new folder.`);
  if (existsSync(unfinishedFolder))
    throw new CommandError(
      `Another backup is writing ${unfinishedFolder}, or was interrupted: delete it, or name a new folder.`,
    );
  await mkdir(unfinishedFolder, { mode: OWNER_ONLY.directory });
  try {
    const entries = new Map<string, FileEntry>();
    // Stored files never change: the first copy keeps files that are deleted later, the second adds new uploads.
    await copyNewFiles(files, unfinishedFolder, entries);
    const databaseFile = getDatabaseFile(unfinishedFolder);
    await saveDatabase(databaseFile);
    await chmod(databaseFile, OWNER_ONLY.file);
    await copyNewFiles(files, unfinishedFolder, entries);
    const copied = [...entries.values()];
    const manifest: Manifest = {
      format: 1,
      engine,
      createdAt: now.toISOString(),
      database: await digestFile(databaseFile),
      files: { count: copied.length, size: copied.reduce((sum, { size }) => sum + size, 0) },
    };
    await writeManifest(unfinishedFolder, manifest, copied);
    await rename(unfinishedFolder, folder);
    return manifest;
  } catch (error) {
    await rm(unfinishedFolder, { recursive: true, force: true });
    throw error;
  }
}

async function copyNewFiles(
  files: BackupOptions['files'],
  folder: string,
  entries: Map<string, FileEntry>,
): Promise<void> {
  await forEachConcurrently(files.list(), async ({ key }) => {
    if (entries.has(key) || isTemporary(key)) return;
    const filePart = await files.get(key);
    // Deleted since it was listed.
    if (!filePart || !('body' in filePart)) return;
    const path = getStoredFile(folder, key);
    await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY.directory });
    const { body, size } = filePart;
    const source = body instanceof ReadableStream ? Readable.fromWeb(body as NodeStream) : Readable.from([body]);
    const { stream, finish } = createDigest();
    await pipeline(source, stream, createWriteStream(path, { flags: 'wx', mode: OWNER_ONLY.file }));
    const digest = finish();
    if (digest.size !== size) throw new Error(`Copied only ${digest.size} of ${size} bytes of ${key}`);
    entries.set(key, { key, ...digest });
  });
}
