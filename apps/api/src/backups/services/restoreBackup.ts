import { openAsBlob } from 'node:fs';
import { CommandError } from '../../core/CommandError.ts';
import type { Files } from '../../files/Files.ts';
import { getFileType } from '../../files/fileTypes.ts';
import { digestFile } from './digest.ts';
import { forEachConcurrently } from './forEachConcurrently.ts';
import { getDatabaseFile, getStoredFile, type Manifest, readFileList, readManifest } from './manifest.ts';

/** A database that this process has locked. */
export interface RestoreTarget {
  engine: Manifest['engine'];
  isEmpty(): Promise<boolean>;
  /** Replaces the database by a saved one whose jobs are paused. */
  restore(file: string): Promise<void>;
  close(): Promise<void>;
}

export interface RestoreOptions {
  folder: string;
  target: RestoreTarget;
  files: Pick<Files, 'list' | 'put' | 'delete'>;
  /** Deletes what the target contains. */
  isReplacing: boolean;
}

export async function restoreBackup({ folder, target, files, isReplacing }: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (manifest.engine !== target.engine)
    throw new CommandError(
      manifest.engine === 'postgres'
        ? 'The backup contains a PostgreSQL database: set DATABASE_URL.'
        : 'The backup contains an embedded database: unset DATABASE_URL.',
    );
  const keys = await verifyBackup(folder, manifest);
  const existingKeys: string[] = [];
  for await (const { key } of files.list()) existingKeys.push(key);
  if (!isReplacing && (existingKeys.length > 0 || !(await target.isEmpty())))
    throw new CommandError(
      `The ${existingKeys.length > 0 ? 'file store' : 'database'} is not empty. To delete its content, add --replace.`,
    );
  await forEachConcurrently(readFileList(folder), async ({ key }) =>
    files.put(key, await openAsBlob(getStoredFile(folder, key), { type: getFileType(key) })),
  );
  await target.restore(getDatabaseFile(folder));
  for (const key of existingKeys) if (!keys.has(key)) await files.delete(key);
  return manifest;
}

async function verifyBackup(folder: string, manifest: Manifest): Promise<Set<string>> {
  const keys = new Set<string>();
  const verify = async (path: string, expected: { size: number; sha256: string }) => {
    const actual = await digestFile(path).catch(() => undefined);
    if (actual?.size !== expected.size || actual.sha256 !== expected.sha256)
      throw new CommandError(`The backup is damaged: ${path} is missing or has changed.`);
  };
  await verify(getDatabaseFile(folder), manifest.database);
  await forEachConcurrently(readFileList(folder), async (entry) => {
    await verify(getStoredFile(folder, entry.key), entry);
    keys.add(entry.key);
  });
  if (keys.size !== manifest.files.count)
    throw new CommandError('The backup is damaged: its list of files is incomplete.');
  return keys;
}
