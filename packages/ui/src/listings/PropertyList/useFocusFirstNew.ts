import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus from the link below a list to the first new card: new cards push the link away, and the next Tab
 * would skip them. The last page removes the link, so that nothing would have the focus.
 */
export function useFocusFirstNew(list: RefObject<HTMLElement | null>, count: number, isLoading: boolean): void {
  const previousCount = useRef(count);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (isLoading) hadFocus.current = hasFocusAtEnd(list);
  }, [list, isLoading]);
  useEffect(() => {
    const firstNew = list.current?.children[previousCount.current];
    const hasGrown = count > previousCount.current;
    previousCount.current = count;
    const isFocusLost = hadFocus.current && document.activeElement === document.body;
    if (hasGrown && (isFocusLost || hasFocusAtEnd(list))) {
      firstNew?.querySelector('a')?.focus({ preventScroll: true });
    }
  }, [list, count]);
}

const hasFocusAtEnd = (list: RefObject<HTMLElement | null>) =>
  list.current?.parentElement?.querySelector(':scope > .end')?.contains(document.activeElement) ?? false;
