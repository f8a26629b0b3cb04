/**
 * Keeps what a person looks at where it is while `change` redraws the page: lines of Arabic are taller than Latin
 * ones, so everything above grows or shrinks.
 */
export function keepPlace(change: () => void): void {
  const looked = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const place = looked?.closest('article, section, main') ?? null;
  const before = place?.getBoundingClientRect().top ?? 0;
  change();
  if (place?.isConnected) scrollBy({ top: place.getBoundingClientRect().top - before, behavior: 'instant' });
}
