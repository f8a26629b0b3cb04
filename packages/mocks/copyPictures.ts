import { readFileSync, writeFileSync } from 'node:fs';
import { LISTING_ROWS } from './src/fixtures/listingRows.ts';

/**
 * Copies the picture data that the fixtures need from the seed's manifest, so that the package imports no app. Run it
 * when a test reports a difference: `node packages/mocks/copyPictures.ts`.
 */
interface PictureSet {
  id: string;
  pictures: { img_name: string; width: number; height: number; thumbhash: string; alt: { ar: string; en: string } }[];
}

const manifest: PictureSet[] = JSON.parse(
  readFileSync(new URL('../demo-data/media/manifest.json', import.meta.url), 'utf8'),
);
const used = new Set(LISTING_ROWS.flatMap((row) => row.pictures.map(([id]) => id)));

const sets = Object.fromEntries(
  manifest
    .filter(({ id }) => used.has(id))
    .map(({ id, pictures }) => [
      id,
      pictures.map(({ img_name, width, height, thumbhash, alt }) => ({ img_name, width, height, thumbhash, alt })),
    ]),
);
writeFileSync(new URL('./src/fixtures/pictureSets.json', import.meta.url), `${JSON.stringify(sets, null, 2)}\n`);
