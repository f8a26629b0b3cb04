let lastScroll = Number.NEGATIVE_INFINITY;
let isWatching = false;

/** Records page scrolls with one listener for all carousels. */
export function watchScroll(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('scroll', (event) => (lastScroll = event.timeStamp), { capture: true, passive: true });
}

/** Milliseconds between the last scroll and an event. */
export const getMsSinceScroll = (event: { timeStamp: number }): number => event.timeStamp - lastScroll;
