import { MAX_THUMBNAILS, SWIPE_SUPPRESSION_MS, SWIPE_THRESHOLD_PX } from '@mashrabiya/contract/constants';
import type { Direction } from '@mashrabiya/i18n';

/** One back, stay, one on. */
export type Step = -1 | 0 | 1;

/** Bounds an index to 0..count-1; 0 where there is nothing. */
export const clampIndex = (index: number, count: number): number => Math.max(0, Math.min(index, count - 1));

/**
 * Which way a swipe of `dx` pixels turns: only beyond the threshold. The next picture lies on the inline end, so it
 * comes by swiping towards the inline start: leftwards in left-to-right, rightwards in right-to-left.
 */
export function swipeStep(dx: number, dir: Direction): Step {
  if (Math.abs(dx) <= SWIPE_THRESHOLD_PX) return 0;
  return dx < 0 === (dir === 'ltr') ? 1 : -1;
}

/** Which way an arrow key turns; null for any other key. */
export function keyStep(key: string, dir: Direction): Step | null {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return (key === 'ArrowRight') === (dir === 'ltr') ? 1 : -1;
}

/** Whether the page scrolled so recently that what looks like a swipe is the end of a scroll. */
export const isSuppressed = (msSinceScroll: number): boolean => msSinceScroll < SWIPE_SUPPRESSION_MS;

/** Where a swipe ends: bounded, and unmoved when it was short or came out of a scroll. */
export function indexAfterSwipe(
  index: number,
  count: number,
  swipe: { dx: number; dir: Direction; msSinceScroll: number },
): number {
  if (isSuppressed(swipe.msSinceScroll)) return index;
  return clampIndex(index + swipeStep(swipe.dx, swipe.dir), count);
}

/** How far the pictures follow the finger: wholly between two pictures, a third of the way past either end. */
export function dragOffset(dx: number, index: number, count: number, dir: Direction): number {
  const forward = dx < 0 === (dir === 'ltr');
  const beyond = forward ? index >= count - 1 : index <= 0;
  return beyond ? dx / 3 : dx;
}

/** The first and the count of the thumbnails that are shown: at most five, the current one among them. */
export function thumbnailWindow(index: number, count: number, max: number = MAX_THUMBNAILS) {
  const length = Math.min(count, max);
  const first = Math.max(0, Math.min(index - Math.floor(length / 2), count - length));
  return { first, length };
}
