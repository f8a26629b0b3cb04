import { type AdPicture, MAX_IMAGES } from '@mashrabiya/contract';
import { isPicture } from '../files/fileContent.ts';

/** Why files were not taken. */
export type RefusedFiles = 'notAPicture' | 'tooMany';

/**
 * Of the files that were chosen, those that can be added, and why others were not. At most ten pictures (specification,
 * section 5): the first that fit are taken.
 */
export async function checkPictures(
  files: readonly File[],
  already: number,
  max = MAX_IMAGES,
): Promise<{ accepted: File[]; refused: RefusedFiles | null }> {
  const found = await Promise.all(files.map(isPicture));
  const images = files.filter((_, at) => found[at]);
  const accepted = images.slice(0, Math.max(0, max - already));
  if (images.length > accepted.length) return { accepted, refused: 'tooMany' };
  return { accepted, refused: images.length < files.length ? 'notAPicture' : null };
}

/** The same items with one of them at another place; a place beyond an end is that end. */
export function movePicture<T extends { id: string }>(items: readonly T[], id: string, to: number): T[] {
  const moved = items.find((item) => item.id === id);
  if (!moved) return [...items];
  const others = items.filter((item) => item !== moved);
  const place = Math.min(others.length, Math.max(0, to));
  return [...others.slice(0, place), moved, ...others.slice(place)];
}

/**
 * The cover once a picture is removed: the cover as it was, else the first remaining picture, before all one that the
 * server did not refuse.
 */
export function coverWithout(
  items: readonly Pick<AdPicture, 'id' | 'state'>[],
  coverId: string | null,
  removed: string,
): string | null {
  if (coverId !== null && coverId !== removed) return coverId;
  const left = items.filter(({ id }) => id !== removed);
  return (left.find(({ state }) => state !== 'failed') ?? left[0])?.id ?? null;
}
