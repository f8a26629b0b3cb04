import { writeFile } from 'node:fs/promises';
import type { SetPicture } from '@mashrabiya/demo-data';
import sharp from 'sharp';
import { createPicture } from '../../../../apps/api/src/media/services/pictures.ts';
import type { Drawing } from '../scenes/drawings.ts';

/** Drawings have flat colours and crisp edges: they stay clear at lower qualities than photographs need. */
const ENCODING = {
  effort: 3,
  avifQuality: { 480: 34, 960: 31, 1600: 28 },
  webpQuality: { 480: 42, 960: 32 },
};

/** Writes a drawing's picture files into a directory. */
export async function renderDrawing({ svg, source, alt }: Drawing, directory: URL): Promise<SetPicture> {
  const png = await sharp(Buffer.from(svg)).flatten().png({ compressionLevel: 2 }).toBuffer();
  const { img_name, width, height, thumbhash, variants } = await createPicture(png, ENCODING);
  for (const { file, bytes } of variants) await writeFile(new URL(file, directory), bytes);
  return { img_name, width, height, thumbhash, alt, files: variants.map(({ file }) => file), source };
}
