import { type RefObject, useEffect, useState } from 'react';

/** Index of the first visible child of a row that scrolls sideways. */
export function useShownIndex(row: RefObject<HTMLElement | null>, count: number): number {
  const [shownIndex, setShownIndex] = useState(0);
  useEffect(() => {
    const list = row.current;
    if (!list || count < 2) return;
    const items = [...list.children];
    const visibleItems = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) visibleItems[isIntersecting ? 'add' : 'delete'](target);
        const firstVisibleIndex = items.findIndex((item) => visibleItems.has(item));
        if (firstVisibleIndex !== -1) setShownIndex(firstVisibleIndex);
      },
      { root: list, threshold: 0.6 },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [row, count]);
  return shownIndex;
}
