import type { KeyboardEvent } from 'react';

/**
 * Arrow keys move from the input into the results and back; results carry `data-result`. Leaves other keys, and arrows
 * in other controls of the panel, alone.
 */
export function moveAmongResults(event: KeyboardEvent, root: HTMLElement, input: HTMLElement | null): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const results = [...root.querySelectorAll<HTMLElement>('[data-result]')];
  const here = document.activeElement instanceof HTMLElement ? results.indexOf(document.activeElement) : -1;
  const inInput = document.activeElement === input;
  if (here < 0 && !inInput) return;
  const next = event.key === 'ArrowDown' ? here + 1 : here - 1;
  if (inInput && event.key === 'ArrowUp') return;
  event.preventDefault();
  (next < 0 ? input : results[Math.min(next, results.length - 1)])?.focus();
}
