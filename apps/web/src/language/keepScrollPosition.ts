/** Keeps the visible content in place while `change` rerenders the page: Arabic lines are taller. */
export function keepScrollPosition(change: () => void): void {
  const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const place = element?.closest('article, section, main') ?? null;
  const topBefore = place?.getBoundingClientRect().top ?? 0;
  change();
  if (place?.isConnected) scrollBy({ top: place.getBoundingClientRect().top - topBefore, behavior: 'instant' });
}
