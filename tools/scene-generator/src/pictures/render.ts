import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { mediaDirectory, type PictureSet, type SetPicture } from '@mashrabiya/demo-data';
import { createDrawings, type Drawing } from '../scenes/drawings.ts';
import { sets } from '../scenes/sets.ts';
import { renderCovers } from './renderCovers.ts';
import { renderPortraits } from './renderPortraits.ts';

/**
 * Renders all picture sets into `packages/demo-data/media`, with two workers. A drawing whose SVG has not changed since
 * the last run keeps its files; unused files are removed.
 */
const manifestFile = new URL('manifest.json', mediaDirectory);
const WORKER_COUNT = 2;
const SAVE_INTERVAL = 10;

async function readPreviousPictures(): Promise<Map<string, SetPicture>> {
  const text = await readFile(manifestFile, 'utf8').catch(() => '[]');
  const pictureSets: PictureSet[] = JSON.parse(text);
  return new Map(pictureSets.flatMap(({ pictures }) => pictures.map((picture) => [picture.source, picture] as const)));
}

async function renderAll(
  missingDrawings: readonly Drawing[],
  onDrawn: (drawing: Drawing, picture: SetPicture) => Promise<void>,
): Promise<void> {
  const queue = [...missingDrawings];
  const runWorker = async (): Promise<void> => {
    const worker = new Worker(new URL('./renderWorker.ts', import.meta.url));
    try {
      for (let drawing = queue.shift(); drawing !== undefined; drawing = queue.shift()) {
        worker.postMessage(drawing);
        const [picture]: SetPicture[] = await once(worker, 'message');
        if (picture !== undefined) await onDrawn(drawing, picture);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: WORKER_COUNT }, runWorker));
}

await mkdir(mediaDirectory, { recursive: true });
const previousPictures = await readPreviousPictures();
const existingFiles = new Set(await readdir(mediaDirectory));
const allDrawings = createDrawings(sets);
const findExisting = (source: string): SetPicture | undefined => {
  const picture = previousPictures.get(source);
  return picture?.files.every((file) => existingFiles.has(file)) ? picture : undefined;
};
const pictures = new Map<string, SetPicture>();
for (const { source } of allDrawings) {
  const picture = findExisting(source);
  if (picture !== undefined) pictures.set(source, picture);
}
const missingDrawings = allDrawings.filter(({ source }) => !pictures.has(source));
console.log(`${allDrawings.length} pictures in ${sets.length} sets, ${missingDrawings.length} to render`);

/** Saves progress, from which an interrupted run continues. */
async function save(): Promise<Set<string>> {
  const manifest = sets.map(
    ({ id, fits }): PictureSet => ({
      id,
      fits: [...fits],
      pictures: allDrawings
        .filter(({ set }) => set === id)
        .flatMap(({ source, alt }) => {
          const picture = pictures.get(source);
          return picture === undefined ? [] : [{ ...picture, alt }];
        }),
    }),
  );
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
  return new Set(manifest.flatMap((set) => set.pictures.flatMap(({ files }) => files)));
}

await renderAll(missingDrawings, async ({ source, set, scene }, picture) => {
  pictures.set(source, picture);
  console.log(`${pictures.size}/${allDrawings.length} ${set}: ${scene}`);
  if (pictures.size % SAVE_INTERVAL === 0) await save();
});

const usedFiles = await save();
for (const file of await readdir(mediaDirectory)) {
  if (/\.(avif|webp)$/.test(file) && !usedFiles.has(file)) await rm(new URL(file, mediaDirectory));
}
console.log(`Wrote ${fileURLToPath(manifestFile)}`);
await renderPortraits();
await renderCovers();
