import { areHomesComingBack } from './comingBack.ts';
import type { LeftPlace } from './leftPlace.ts';
import { linkTo } from './leftPlace.ts';

/** Time limit for a page to reach its former height, in milliseconds. */
const PATIENCE_MS = 8000;
const SIGNS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

export const isLongEnough = (y: number): boolean =>
  document.documentElement.scrollHeight - innerHeight >= Math.floor(y);

const align = (link: HTMLElement, { top }: LeftPlace) => {
  const off = top === undefined ? 0 : link.getBoundingClientRect().top - top;
  if (Math.abs(off) >= 0.5) scrollBy({ top: off, behavior: 'instant' });
};

/** Whether the position is restored. */
function attempt(place: LeftPlace): boolean {
  const link = place.href === undefined ? null : linkTo(place.href);
  const reached = isLongEnough(place.y);
  if (!reached && !link) return false;
  scrollTo({ top: place.y, behavior: 'instant' });
  if (!link) return place.href === undefined;
  align(link, place);
  link.focus({ preventScroll: true });
  // Repeated after the paint: until then, distant content has estimated heights.
  requestAnimationFrame(() => requestAnimationFrame(() => align(link, place)));
  return !areHomesComingBack();
}

/**
 * Scrolls to where the page was left and gives the focus back, as soon as the page is long enough; gives up when the
 * person does something. The link that was followed decides where it is known: lines may be taller now, or homes have
 * come before it. Calls `onEnd` once nothing more will be done; the answer stops it without.
 */
export function putBack(place: LeftPlace, onEnd: () => void): () => void {
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
