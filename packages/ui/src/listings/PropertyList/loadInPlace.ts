import type { MouseEvent } from 'react';

/** Loads a linked page in place; with a modifier key the browser follows the link. */
export const loadInPlace = (loading: boolean, onLoad: (() => void) | undefined) => (event: MouseEvent) => {
  if (!onLoad || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  if (!loading) onLoad();
};
