import { readFileSync } from 'node:fs';

export interface Alt {
  ar: string;
  en: string;
}

/** Rendered picture: pipeline data, files in `packages/demo-data/media`, and its drawing. */
export interface SetPicture {
  /** `{name}.webp`; the `files` are its variants. */
  img_name: string;
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
  alt: Alt;
  files: string[];
  source: string;
}

/** Matching pictures for one listing; the first one is the cover. */
export interface PictureSet {
  id: string;
  /** `type/subcategory` pairs of the contract. */
  fits: string[];
  pictures: SetPicture[];
}

export const mediaDirectory = new URL('../../media/', import.meta.url);

function readSets(): readonly PictureSet[] {
  const sets: PictureSet[] = JSON.parse(readFileSync(new URL('manifest.json', mediaDirectory), 'utf8'));
  return sets;
}

export const pictureSets: readonly PictureSet[] = readSets();

/** Sets for a listing: those declared for its subcategory, else any of its type. */
export function findSets(type: string, subcategory: string): readonly PictureSet[] {
  const exact = pictureSets.filter(({ fits }) => fits.includes(`${type}/${subcategory}`));
  return exact.length > 0
    ? exact
    : pictureSets.filter(({ fits }) => fits.some((suitableKind) => suitableKind.startsWith(`${type}/`)));
}
