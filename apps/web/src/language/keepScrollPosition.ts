/** Keeps the visible content in place while `change` rerenders the page: Arabic lines are taller. */
export function keepScrollPosition(change: () => void): void {
  const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const anchorElement = element?.closest('article, section, main') ?? null;
  const topBefore = anchorElement?.getBoundingClientRect().top ?? 0;
  change();
  if (anchorElement?.isConnected)
    scrollBy({ top: anchorElement.getBoundingClientRect().top - topBefore, behavior: 'instant' });
}
