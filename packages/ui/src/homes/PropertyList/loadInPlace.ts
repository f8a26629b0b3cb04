import type { MouseEvent } from 'react';

/** A press of a link to another page that loads it here instead; with a modifier key the link is followed. */
export const loadInPlace = (loading: boolean, onLoad: (() => void) | undefined) => (event: MouseEvent) => {
  if (!onLoad || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  if (!loading) onLoad();
};
