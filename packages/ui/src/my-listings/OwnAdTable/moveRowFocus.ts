import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow up and down move the focus to the same column of the previous or next listing. */
export function moveRowFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  const cell = (event.target as HTMLElement).closest<HTMLTableCellElement>('td, th');
  const body = cell?.closest('tbody');
  if (!step || !cell || !body) return;
  const bodies = Array.from(event.currentTarget.tBodies);
  const row = bodies[bodies.indexOf(body) + step]?.rows[0];
  const control = row?.cells[cell.cellIndex]?.querySelector<HTMLElement>('a, button, input');
  if (!control) return;
  event.preventDefault();
  control.focus();
}
