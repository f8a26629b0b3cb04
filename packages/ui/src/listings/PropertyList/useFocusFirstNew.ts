import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus from the link below a list to the first new card: new cards push the link away, and the next Tab
 * would skip them.
 */
export function useFocusFirstNew(list: RefObject<HTMLElement | null>, count: number): void {
  const previousCount = useRef(count);
  useEffect(() => {
    const firstNew = list.current?.children[previousCount.current];
    const hasGrown = count > previousCount.current;
    previousCount.current = count;
    const end = list.current?.parentElement?.querySelector(':scope > .end');
    if (hasGrown && end?.contains(document.activeElement)) {
      firstNew?.querySelector('a')?.focus({ preventScroll: true });
    }
  }, [list, count]);
}
