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
  const images = files.filter((_, index) => arePictures[index]);
  const acceptedFiles = images.slice(0, Math.max(0, max - existingCount));
  if (images.length > acceptedFiles.length) return { accepted: acceptedFiles, refused: 'tooMany' };
  return { accepted: acceptedFiles, refused: images.length < files.length ? 'notAPicture' : null };
}

/** Moves one item; positions beyond an end are clamped. */
export function movePicture<T extends { id: string }>(items: readonly T[], id: string, to: number): T[] {
  const movedItem = items.find((item) => item.id === id);
  if (!movedItem) return [...items];
  const otherItems = items.filter((item) => item !== movedItem);
  const position = Math.min(otherItems.length, Math.max(0, to));
  return [...otherItems.slice(0, position), movedItem, ...otherItems.slice(position)];
}

/**
 * Cover after a removal: unchanged if it is still there, else the first picture, preferring one that the server
 * accepted.
 */
export function getCoverAfterRemoval(
  items: readonly Pick<AdPicture, 'id' | 'state'>[],
  coverId: string | null,
  removedId: string,
): string | null {
  if (coverId !== null && coverId !== removedId) return coverId;
  const remainingItems = items.filter(({ id }) => id !== removedId);
  return (remainingItems.find(({ state }) => state !== 'failed') ?? remainingItems[0])?.id ?? null;
}
