import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { advisorLooks, mediaDirectory, portrait, portraitFile } from '@mashrabiya/demo-data';
import sharp from 'sharp';
import { AVATAR_FOLDER } from '../../media/services/avatar.ts';

const QUALITY = 60;

/** Renders missing portraits of the demo's advisors, and removes unused ones. */
export async function renderPortraits(): Promise<void> {
  const folder = new URL(`${AVATAR_FOLDER}/`, mediaDirectory);
  await mkdir(folder, { recursive: true });
  const wanted = new Map(advisorLooks.map((look) => [portraitFile(look), look]));
  const present = new Set(await readdir(folder));
  for (const [file, look] of wanted) {
    if (present.has(file)) continue;
    const webp = await sharp(Buffer.from(portrait(look)))
      .webp({ quality: QUALITY })
      .toBuffer();
    await writeFile(new URL(file, folder), webp);
  }
  for (const file of present) if (!wanted.has(file)) await rm(new URL(file, folder));
}
