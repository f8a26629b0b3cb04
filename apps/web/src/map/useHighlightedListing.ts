import { useCallback, useEffect, useState } from 'react';
import { paths } from '../routing/paths.ts';

const HIGHLIGHT_ATTRIBUTE = 'data-highlighted';
const PROPERTY_PATH = paths.property('');

const findLink = (card: Element) => card.querySelector<HTMLAnchorElement>('a[href]');
const getListingId = (card: Element): string | undefined => {
  const path = findLink(card)?.pathname;
  return path?.startsWith(PROPERTY_PATH) ? path.slice(PROPERTY_PATH.length) : undefined;
};

/** Listing under the pointer. Cards are independent of the map, so the hover is read from the DOM and marked there. */
export function useHighlightedListing() {
  const [highlightedId, setHighlightedId] = useState<string>();

  useEffect(() => {
    const highlightCard = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('main article') : null;
      setHighlightedId(card ? getListingId(card) : undefined);
    };
    const abortController = new AbortController();
    const { signal } = abortController;
    document.addEventListener('pointerover', highlightCard, { signal, passive: true });
    document.addEventListener('focusin', highlightCard, { signal });
    return () => abortController.abort();
  }, []);

  const onHighlightChange = useCallback((id: string | undefined) => {
    for (const card of document.querySelectorAll(`main article[${HIGHLIGHT_ATTRIBUTE}]`))
      card.removeAttribute(HIGHLIGHT_ATTRIBUTE);
    if (id === undefined) return;
    const href = paths.property(id);
    const cards = [...document.querySelectorAll('main article')];
    cards.find((card) => findLink(card)?.pathname === href)?.setAttribute(HIGHLIGHT_ATTRIBUTE, '');
  }, []);
  useEffect(() => () => onHighlightChange(undefined), [onHighlightChange]);

  return { highlightedId, onHighlightChange };
}
