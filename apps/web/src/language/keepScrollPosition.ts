/** Keeps the visible content in place while `change` rerenders the page: Arabic lines are taller. */
export function keepScrollPosition(change: () => void): void {
  const looked = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const place = looked?.closest('article, section, main') ?? null;
  const before = place?.getBoundingClientRect().top ?? 0;
  change();
  if (place?.isConnected) scrollBy({ top: place.getBoundingClientRect().top - before, behavior: 'instant' });
}
