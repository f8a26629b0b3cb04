import { type AdPicture, MAX_IMAGES } from '@mashrabiya/contract';
import { isPicture } from '../files/fileContent.ts';

export type RefusedFiles = 'notAPicture' | 'tooMany';

/**
 * Splits chosen files into accepted ones and a reason for the rest. At most ten pictures (specification, section 5);
 * the first ones are accepted.
 */
export async function checkPictures(
  files: readonly File[],
  existingCount: number,
  max = MAX_IMAGES,
): Promise<{ accepted: File[]; refused: RefusedFiles | null }> {
  const arePictures = await Promise.all(files.map(isPicture));
  const images = files.filter((_, at) => arePictures[at]);
  const accepted = images.slice(0, Math.max(0, max - existingCount));
  if (images.length > accepted.length) return { accepted, refused: 'tooMany' };
  return { accepted, refused: images.length < files.length ? 'notAPicture' : null };
}

/** Moves one item; positions beyond an end are clamped. */
export function movePicture<T extends { id: string }>(items: readonly T[], id: string, to: number): T[] {
  const moved = items.find((item) => item.id === id);
  if (!moved) return [...items];
  const others = items.filter((item) => item !== moved);
  const position = Math.min(others.length, Math.max(0, to));
  return [...others.slice(0, position), moved, ...others.slice(position)];
}

/**
 * Cover after a removal: unchanged if it is still there, else the first picture, preferring one that the server
 * accepted.
 */
export function getCoverAfterRemoval(
  items: readonly Pick<AdPicture, 'id' | 'state'>[],
  coverId: string | null,
  removed: string,
): string | null {
  if (coverId !== null && coverId !== removed) return coverId;
  const remaining = items.filter(({ id }) => id !== removed);
  return (remaining.find(({ state }) => state !== 'failed') ?? remaining[0])?.id ?? null;
}
