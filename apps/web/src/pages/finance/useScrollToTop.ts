import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** A followed tab starts at its top: the app keeps the scroll position if only the query changes. */
export function useScrollToTop(tab: string): void {
  const direction = useNavigationType();
  const shownTab = useRef(tab);
  useEffect(() => {
    if (shownTab.current === tab) return;
    shownTab.current = tab;
    // Back returns to where it was.
    if (direction === 'PUSH') scrollTo({ top: 0, behavior: 'instant' });
  }, [tab, direction]);
}
