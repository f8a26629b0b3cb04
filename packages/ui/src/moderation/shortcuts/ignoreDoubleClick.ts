import type { MouseEvent } from 'react';

/** Ignores the second click of a double click, which would decide the next case. */
export const ignoreDoubleClick = (handleClick: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) handleClick();
};
