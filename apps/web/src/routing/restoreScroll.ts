import { isRestoringList } from './restoringList.ts';
import type { ScrollSnapshot } from './scrollSnapshot.ts';
import { linkTo } from './scrollSnapshot.ts';

/** Time limit for a page to reach its previous height, in milliseconds. */
const PATIENCE_MS = 8000;
const SIGNS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

export const isLongEnough = (y: number): boolean =>
  document.documentElement.scrollHeight - innerHeight >= Math.floor(y);

const align = (link: HTMLElement, { top }: ScrollSnapshot) => {
  const off = top === undefined ? 0 : link.getBoundingClientRect().top - top;
  if (Math.abs(off) >= 0.5) scrollBy({ top: off, behavior: 'instant' });
};

/** Returns true once the position is restored. */
function attempt(place: ScrollSnapshot): boolean {
  const link = place.href === undefined ? null : linkTo(place.href);
  const reached = isLongEnough(place.y);
  if (!reached && !link) return false;
  scrollTo({ top: place.y, behavior: 'instant' });
  if (!link) return place.href === undefined;
  align(link, place);
  link.focus({ preventScroll: true });
  // Repeated after the paint: until then, distant content has estimated heights.
  requestAnimationFrame(() => requestAnimationFrame(() => align(link, place)));
  return !isRestoringList();
}

/**
 * Restores scroll position and focus as soon as the page is tall enough; stops on any user input. Aligns with the
 * followed link if known: lines may be taller now, or listings may have loaded before it. Calls `onEnd` when done; the
 * returned function cancels without it.
 */
export function restoreScroll(place: ScrollSnapshot, onEnd: () => void): () => void {
  if (attempt(place)) {
    onEnd();
    return () => {};
  }
  const watcher = new ResizeObserver(() => attempt(place) && end());
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, end);
  };
  const end = () => {
    stop();
    onEnd();
  };
  const timer = setTimeout(end, PATIENCE_MS);
  watcher.observe(document.documentElement);
  for (const sign of SIGNS) addEventListener(sign, end, { passive: true });
  return stop;
}
