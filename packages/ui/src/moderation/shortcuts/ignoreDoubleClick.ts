import type { MouseEvent } from 'react';

/** Ignores the second click of a double click, which would decide the next case. */
export const ignoreDoubleClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};
