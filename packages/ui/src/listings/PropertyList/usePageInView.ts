import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Upper half of the window, and everything above it. */
const ROOT_MARGIN = '1000000px 0px -50% 0px';

/**
 * Reports the page being read: the last one whose first card passed the middle of the window. `starts` are the child
 * indices of the pages' first cards. Observes nothing without a listener.
 */
export function usePageInView(
  list: RefObject<HTMLElement | null>,
  starts: readonly number[],
  onPageChange?: (index: number) => void,
): void {
  const notify = useEffectEvent((index: number) => onPageChange?.(index));
  const isWatching = onPageChange !== undefined;
  const joinedStarts = starts.join();
  useEffect(() => {
    const children = list.current?.children;
    if (!isWatching || !children || joinedStarts === '') return;
    const firstCards = joinedStarts.split(',').map((place) => children[Number(place)]);
    const passedCards = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) passedCards[isIntersecting ? 'add' : 'delete'](target);
        notify(
          Math.max(
            0,
            firstCards.findLastIndex((card) => card && passedCards.has(card)),
          ),
        );
      },
      { rootMargin: ROOT_MARGIN },
    );
    for (const card of firstCards) if (card) observer.observe(card);
    return () => observer.disconnect();
  }, [list, joinedStarts, isWatching]);
}
