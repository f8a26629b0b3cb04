import { MAX_THUMBNAILS, SWIPE_SUPPRESSION_MS, SWIPE_THRESHOLD_PX } from '@mashrabiya/contract/constants';
import type { Direction } from '@mashrabiya/i18n';

export type Step = -1 | 0 | 1;

/** Clamps an index to 0..count-1; 0 for an empty list. */
export const clampIndex = (index: number, count: number): number => Math.max(0, Math.min(index, count - 1));

/**
 * Direction of a swipe of `dx` pixels, or 0 below the threshold. The next picture is at the inline end: swiping left
 * shows it in left-to-right, swiping right in right-to-left.
 */
export function getSwipeStep(dx: number, dir: Direction): Step {
  if (Math.abs(dx) <= SWIPE_THRESHOLD_PX) return 0;
  return dx < 0 === (dir === 'ltr') ? 1 : -1;
}

/** Direction of an arrow key; null for other keys. */
export function getKeyStep(key: string, dir: Direction): Step | null {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return (key === 'ArrowRight') === (dir === 'ltr') ? 1 : -1;
}

/** True shortly after a scroll, whose end looks like a swipe. */
const isAfterScroll = (msSinceScroll: number): boolean => msSinceScroll < SWIPE_SUPPRESSION_MS;

/** Index after a swipe: clamped, and unchanged if the swipe was too short or ended a scroll. */
export function getIndexAfterSwipe(
  index: number,
  count: number,
  swipe: { dx: number; dir: Direction; msSinceScroll: number },
): number {
  if (isAfterScroll(swipe.msSinceScroll)) return index;
  return clampIndex(index + getSwipeStep(swipe.dx, swipe.dir), count);
}

/** Offset of the pictures while dragging: the full distance between pictures, a third of it beyond either end. */
export function getDragOffset(dx: number, index: number, count: number, dir: Direction): number {
  const isForward = dx < 0 === (dir === 'ltr');
  const isBeyondEnd = isForward ? index >= count - 1 : index <= 0;
  return isBeyondEnd ? dx / 3 : dx;
}

/** Visible part of the thumbnails: at most five, including the current one. */
export function getThumbnailWindow(index: number, count: number, max: number = MAX_THUMBNAILS) {
  const length = Math.min(count, max);
  const first = Math.max(0, Math.min(index - Math.floor(length / 2), count - length));
  return { first, length };
}
