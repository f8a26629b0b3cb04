import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { advisorLooks, drawPortrait, getPortraitFile, mediaDirectory } from '@mashrabiya/demo-data';
import sharp from 'sharp';
import { AVATAR_FOLDER } from '../../../../apps/api/src/media/services/avatar.ts';

const QUALITY = 60;

/** Renders missing portraits of the demo's advisors, and removes unused ones. */
export async function renderPortraits(): Promise<void> {
  const folder = new URL(`${AVATAR_FOLDER}/`, mediaDirectory);
  await mkdir(folder, { recursive: true });
  const lookByFile = new Map(advisorLooks.map((look) => [getPortraitFile(look), look]));
  const existingFiles = new Set(await readdir(folder));
  for (const [file, look] of lookByFile) {
    if (existingFiles.has(file)) continue;
    const webp = await sharp(Buffer.from(drawPortrait(look)))
      .webp({ quality: QUALITY })
      .toBuffer();
    await writeFile(new URL(file, folder), webp);
  }
  for (const file of existingFiles) if (!lookByFile.has(file)) await rm(new URL(file, folder));
}
