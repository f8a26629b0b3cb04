import { type RefObject, useEffect, useState } from 'react';

/** Which child of a row that scrolls sideways is the most in view. */
export function useShownIndex(row: RefObject<HTMLElement | null>, count: number): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const list = row.current;
    if (!list || count < 2) return;
    const items = [...list.children];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) setShown(items.indexOf(entry.target));
      },
      { root: list, threshold: 0.6 },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [row, count]);
  return shown;
}
