/** Moves focus and scroll position to an element, without the history entry of following `#id`. */
export function skipTo(id: string): boolean {
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ behavior: 'instant' });
  return target !== null;
}
