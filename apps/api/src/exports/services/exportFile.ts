import { createWriteStream, openAsBlob } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { getPictureFile, PICTURE_WIDTHS } from '@mashrabiya/contract';
import { ZipFile } from 'yazl';
import { createUploadDirectory } from '../../app/UploadDirectory.ts';
import type { Files } from '../../files/Files.ts';
import { readStoredFile } from '../../files/readStoredFile.ts';
import { getPrivatePictureFile, type PrivateFolder } from '../../media/rules/privatePictureFiles.ts';
import { AVATAR_FOLDER } from '../../media/services/avatar.ts';

export const EXPORT_FOLDER = 'exports';

export const toExportKey = (id: string): string => `${EXPORT_FOLDER}/${id}.zip`;

interface ExportContent {
  data: Readonly<Record<string, unknown>>;
  avatar: string | null;
  pictures: readonly string[];
  messagePictures: readonly string[];
  companyPapers: readonly string[];
  now: Date;
}

/** Pictures are exported in the largest size of the most compatible format. */
const PICTURE_WIDTH = Math.max(...PICTURE_WIDTHS.webp);

/** Stores an export completely or not at all; returns its size. Leftovers of killed processes are cleaned up. */
export async function storeExport(
  files: Files,
  id: string,
  { data, avatar, pictures, messagePictures, companyPapers, now }: ExportContent,
): Promise<number> {
  const directory = createUploadDirectory();
  try {
    const path = join(directory, 'export.zip');
    const zip = new ZipFile();
    for (const [name, value] of Object.entries(data)) {
      zip.addBuffer(Buffer.from(JSON.stringify(value, null, 2)), `${name}.json`, { mtime: now });
    }
    const addPicture = async (key: string, name: string) => {
      const storedFile = await readStoredFile(files, key);
      if (!storedFile) return;
      // Copied to the disk, so that only one picture at a time is in memory.
      const localPath = join(directory, basename(key));
      await writeFile(localPath, storedFile);
      zip.addFile(localPath, `pictures/${name}`, { mtime: now, compress: false });
    };
    if (avatar !== null) await addPicture(`${AVATAR_FOLDER}/${avatar}`, avatar);
    for (const name of pictures) {
      const file = getPictureFile(name, 'webp', PICTURE_WIDTH);
      await addPicture(file, `ads/${file}`);
    }
    const privatePictures: Readonly<Record<PrivateFolder, readonly string[]>> = {
      messages: messagePictures,
      papers: companyPapers,
    };
    for (const folder of ['messages', 'papers'] as const)
      for (const pictureId of privatePictures[folder])
        await addPicture(getPrivatePictureFile(folder, pictureId, 'large'), `${folder}/${pictureId}.webp`);
    zip.end();
    await pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }));
    const blob = await openAsBlob(path, { type: 'application/zip' });
    await files.put(toExportKey(id), blob);
    return blob.size;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
