import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Drawing, drawings } from './drawings.ts';
import type { PictureSet, SetPicture } from './manifest.ts';
import { sets } from './sets.ts';

/**
 * Renders all picture sets into `seed/media`, with two workers. A drawing whose SVG has not changed since the
 * last run keeps its files; files that no picture uses any more are removed.
 */
const media = new URL('../media/', import.meta.url);
const manifestFile = new URL('manifest.json', media);
const WORKERS = 2;

async function previous(): Promise<Map<string, SetPicture>> {
  const text = await readFile(manifestFile, 'utf8').catch(() => '[]');
  const known: PictureSet[] = JSON.parse(text);
  return new Map(known.flatMap(({ pictures }) => pictures.map((picture) => [picture.source, picture] as const)));
}

async function renderAll(
  wanted: readonly Drawing[],
  done: (drawing: Drawing, picture: SetPicture) => void,
): Promise<void> {
  const queue = [...wanted];
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./renderWorker.ts', import.meta.url));
    try {
      for (let drawing = queue.shift(); drawing !== undefined; drawing = queue.shift()) {
        const { promise, resolve, reject } = Promise.withResolvers<SetPicture>();
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.postMessage(drawing);
        done(drawing, await promise);
        worker.removeAllListeners();
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
}

await mkdir(media, { recursive: true });
const known = await previous();
const present = new Set(await readdir(media));
const all = drawings(sets);
const kept = (source: string): SetPicture | undefined => {
  const picture = known.get(source);
  return picture?.files.every((file) => present.has(file)) ? picture : undefined;
};
const pictures = new Map<string, SetPicture>();
for (const { source } of all) {
  const picture = kept(source);
  if (picture !== undefined) pictures.set(source, picture);
}
const wanted = all.filter(({ source }) => !pictures.has(source));
console.log(`${all.length} pictures in ${sets.length} sets, ${wanted.length} to render`);
await renderAll(wanted, ({ source, set, scene }, picture) => {
  pictures.set(source, picture);
  console.log(`${pictures.size}/${all.length} ${set}: ${scene}`);
});

const manifest = sets.map(
  ({ id, fits }): PictureSet => ({
    id,
    fits: [...fits],
    pictures: all
      .filter(({ set }) => set === id)
      .flatMap(({ source, alt }) => {
        const picture = pictures.get(source);
        return picture === undefined ? [] : [{ ...picture, alt }];
      }),
  }),
);
await writeFile(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
const used = new Set(['manifest.json', ...manifest.flatMap((set) => set.pictures.flatMap(({ files }) => files))]);
for (const file of await readdir(media)) if (!used.has(file)) await rm(new URL(file, media));
console.log(`Wrote ${fileURLToPath(manifestFile)}`);
