import { useCallback, useEffect, useState } from 'react';
import { paths } from '../routing/paths.ts';

const HIGHLIGHTED = 'data-highlighted';
const PROPERTY = paths.property('');

const linkIn = (card: Element) => card.querySelector<HTMLAnchorElement>('a[href]');
const idOf = (card: Element): string | undefined => {
  const path = linkIn(card)?.pathname;
  return path?.startsWith(PROPERTY) ? path.slice(PROPERTY.length) : undefined;
};

/** Listing under the pointer. Cards do not know the map: hover is read from and marked in the DOM. */
export function useHighlightedListing() {
  const [highlighted, setHighlighted] = useState<string>();

  useEffect(() => {
    const look = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('main article') : null;
      setHighlighted(card ? idOf(card) : undefined);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerover', look, { signal, passive: true });
    document.addEventListener('focusin', look, { signal });
    return () => listening.abort();
  }, []);

  const onHighlight = useCallback((id: string | undefined) => {
    for (const card of document.querySelectorAll(`main article[${HIGHLIGHTED}]`)) card.removeAttribute(HIGHLIGHTED);
    if (id === undefined) return;
    const href = paths.property(id);
    const cards = [...document.querySelectorAll('main article')];
    cards.find((card) => linkIn(card)?.pathname === href)?.setAttribute(HIGHLIGHTED, '');
  }, []);
  useEffect(() => () => onHighlight(undefined), [onHighlight]);

  return { highlighted, onHighlight };
}
