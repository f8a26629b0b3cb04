import { readFileSync } from 'node:fs';

export interface Alt {
  ar: string;
  en: string;
}

/** A rendered picture: what the pipeline says of it, its files in `packages/demo-data/media`, and the drawing it came from. */
export interface SetPicture {
  /** `{name}.webp`; its variants are the `files`. */
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

/** The directory of the rendered files. */
export const mediaDirectory = new URL('../../media/', import.meta.url);

function readSets(): readonly PictureSet[] {
  const sets: PictureSet[] = JSON.parse(readFileSync(new URL('manifest.json', mediaDirectory), 'utf8'));
  return sets;
}

/** All rendered sets. */
export const pictureSets: readonly PictureSet[] = readSets();

/** The sets that suit a listing: those declared for its subcategory, else any of its type. */
export function setsFor(type: string, subcategory: string): readonly PictureSet[] {
  const exact = pictureSets.filter(({ fits }) => fits.includes(`${type}/${subcategory}`));
  return exact.length > 0 ? exact : pictureSets.filter(({ fits }) => fits.some((fit) => fit.startsWith(`${type}/`)));
}
