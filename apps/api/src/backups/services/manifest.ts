import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { CommandError } from '../../core/CommandError.ts';

/** Backups contain personal data. */
export const OWNER_ONLY = { directory: 0o700, file: 0o600 };

const MANIFEST_FILE = 'backup.json';
const FILE_LIST = 'files.jsonl';

const Content = z.object({ size: z.int(), sha256: z.string() });
export type FileEntry = z.infer<typeof FileEntry>;
const FileEntry = Content.extend({ key: z.string() });

export type Manifest = z.infer<typeof Manifest>;
const Manifest = z.object({
  format: z.literal(1),
  engine: z.enum(['embedded', 'postgres']),
  createdAt: z.iso.datetime(),
  database: Content,
  files: z.object({ count: z.int(), size: z.int() }),
});

export const getDatabaseFile = (folder: string): string => join(folder, 'database');
export const getStoredFile = (folder: string, key: string): string => join(folder, 'files', key);

export async function writeManifest(folder: string, manifest: Manifest, files: readonly FileEntry[]): Promise<void> {
  const lines = files.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  await writeFile(join(folder, FILE_LIST), lines, { mode: OWNER_ONLY.file });
  await writeFile(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`, { mode: OWNER_ONLY.file });
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) throw new CommandError(`${folder} is not a complete backup: it has no ${MANIFEST_FILE}.`);
  const result = Manifest.safeParse(parseJson(text));
  if (result.success) return result.data;
  throw new CommandError(`${join(folder, MANIFEST_FILE)} is damaged, or has a format that this release does not know.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function* readFileList(folder: string): AsyncGenerator<FileEntry> {
  for await (const line of createInterface(createReadStream(join(folder, FILE_LIST))))
    yield FileEntry.parse(JSON.parse(line));
}
