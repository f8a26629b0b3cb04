let lastScroll = Number.NEGATIVE_INFINITY;
let watching = false;

/** Records page scrolls with one listener for all carousels. */
export function watchScroll(): void {
  if (watching) return;
  watching = true;
  document.addEventListener('scroll', (event) => (lastScroll = event.timeStamp), { capture: true, passive: true });
}

/** Milliseconds between the last scroll and an event. */
export const msSinceScroll = (event: { timeStamp: number }): number => event.timeStamp - lastScroll;
