import { useCallback, useEffect, useState } from 'react';
import { matchPath } from '../routing/match.ts';
import { paths } from '../routing/paths.ts';

const PROPERTY = paths.property(':id');
const LIT = 'data-lit';

const linkIn = (card: Element) => card.querySelector<HTMLAnchorElement>('a[href]');
const idOf = (card: Element): string | undefined => {
  const link = linkIn(card);
  return link ? matchPath(PROPERTY, new URL(link.href).pathname)?.id : undefined;
};

/**
 * The home that is looked at in the list or on its map. The list's cards know nothing of the map: which one is pointed
 * at is read from the page, and the one whose pin is pointed at is marked in it.
 */
export function useLitHome() {
  const [lit, setLit] = useState<string>();

  useEffect(() => {
    const look = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('main article') : null;
      setLit(card ? idOf(card) : undefined);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerover', look, { signal, passive: true });
    document.addEventListener('focusin', look, { signal });
    return () => listening.abort();
  }, []);

  const onLight = useCallback((id: string | undefined) => {
    for (const card of document.querySelectorAll(`main article[${LIT}]`)) card.removeAttribute(LIT);
    if (id === undefined) return;
    const cards = [...document.querySelectorAll('main article')];
    cards.find((card) => idOf(card) === id)?.setAttribute(LIT, '');
  }, []);
  useEffect(() => () => onLight(undefined), [onLight]);

  return { lit, onLight };
}
