import { isRestoringList } from './restoringList.ts';
import type { ScrollSnapshot } from './scrollSnapshot.ts';
import { findLink } from './scrollSnapshot.ts';

/** Time limit for a page to reach its previous height, in milliseconds. */
const TIMEOUT_MS = 8000;
const USER_INPUT_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

export const isPageTallEnough = (y: number): boolean =>
  document.documentElement.scrollHeight - innerHeight >= Math.floor(y);

const align = (link: HTMLElement, { top }: ScrollSnapshot) => {
  const offset = top === undefined ? 0 : link.getBoundingClientRect().top - top;
  if (Math.abs(offset) >= 0.5) scrollBy({ top: offset, behavior: 'instant' });
};

/** Returns true once the position is restored. */
function tryRestore(snapshot: ScrollSnapshot): boolean {
  const link = snapshot.href === undefined ? null : findLink(snapshot.href);
  const isTallEnough = isPageTallEnough(snapshot.y);
  if (!isTallEnough && !link) return false;
  scrollTo({ top: snapshot.y, behavior: 'instant' });
  if (!link) return snapshot.href === undefined;
  align(link, snapshot);
  link.focus({ preventScroll: true });
  // Repeated after the paint: until then, distant content has estimated heights.
  requestAnimationFrame(() => requestAnimationFrame(() => align(link, snapshot)));
  return !isRestoringList();
}

/**
 * Restores scroll position and focus as soon as the page is tall enough; stops on any user input. Aligns with the
 * followed link if known: lines may be taller now, or listings may have loaded before it. Calls `onEnd` when done; the
 * returned function cancels without it.
 */
export function restoreScroll(snapshot: ScrollSnapshot, onEnd: () => void): () => void {
  if (tryRestore(snapshot)) {
    onEnd();
    return () => {};
  }
  const watcher = new ResizeObserver(() => tryRestore(snapshot) && end());
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
    for (const eventName of USER_INPUT_EVENTS) removeEventListener(eventName, end);
  };
  const end = () => {
    stop();
    onEnd();
  };
  const timer = setTimeout(end, TIMEOUT_MS);
  watcher.observe(document.documentElement);
  for (const eventName of USER_INPUT_EVENTS) addEventListener(eventName, end, { passive: true });
  return stop;
}
