import type { MouseEvent } from 'react';

/** A handler that ignores the second click of a double click: it would decide the next case. */
export const firstClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};
