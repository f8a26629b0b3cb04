import type { KeyboardEvent } from 'react';

/**
 * Arrow keys move from the input into the results and back; results carry `data-result`. Leaves other keys, and arrows
 * in other controls of the panel, alone.
 */
export function moveResultFocus(event: KeyboardEvent, root: HTMLElement, input: HTMLElement | null): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const results = [...root.querySelectorAll<HTMLElement>('[data-result]')];
  const currentIndex = document.activeElement instanceof HTMLElement ? results.indexOf(document.activeElement) : -1;
  const isInInput = document.activeElement === input;
  if (currentIndex < 0 && !isInInput) return;
  const next = event.key === 'ArrowDown' ? currentIndex + 1 : currentIndex - 1;
  if (isInInput && event.key === 'ArrowUp') return;
  event.preventDefault();
  (next < 0 ? input : results[Math.min(next, results.length - 1)])?.focus();
}
