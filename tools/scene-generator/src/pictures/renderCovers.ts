import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { SetPicture } from '@mashrabiya/demo-data';
import { createCoverDrawings } from './articleCovers.ts';
import { renderDrawing } from './renderDrawing.ts';

const directory = new URL('../../../../packages/content/media/', import.meta.url);
const manifestFile = new URL('covers.json', directory);

/** Renders covers whose drawing has changed into `packages/content/media`, and removes unused files. */
export async function renderCovers(): Promise<void> {
  await mkdir(directory, { recursive: true });
  const previousCovers: Record<string, SetPicture> = JSON.parse(
    await readFile(manifestFile, 'utf8').catch(() => '{}'),
  );
  const covers: Record<string, SetPicture> = {};
  for (const drawing of createCoverDrawings()) {
    const previous = previousCovers[drawing.set];
    covers[drawing.set] =
      previous?.source === drawing.source ? previous : await renderDrawing(drawing, directory);
  }
  await writeFile(manifestFile, `${JSON.stringify(covers, null, 2)}\n`);
  const usedFiles = new Set(Object.values(covers).flatMap(({ files }) => files));
  for (const file of await readdir(directory))
    if (file !== 'covers.json' && !usedFiles.has(file)) await rm(new URL(file, directory));
}
