import { NEXT_PAGE_VISIBLE_RATIO } from '@mashrabiya/contract/constants';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isFooterInUse, runAfterFooterUse } from '../../layout/shared/footerFocus.ts';

/** Includes everything above the window: a jump to the end of a page passes the last card without showing it. */
const ROOT_MARGIN = '1000000px 0px 0px';

/**
 * Calls `onReach` once per count when the last of `count` children is 10 % in view or was passed, but not while the
 * footer is in use. Observes nothing without a listener.
 */
export function useReachEnd(list: RefObject<HTMLElement | null>, count: number, onReach?: () => void): void {
  const reach = useEffectEvent(() => onReach?.());
  const isWatching = onReach !== undefined;
  useEffect(() => {
    const lastItem = list.current?.children[count - 1];
    if (!isWatching || !lastItem) return;
    let cancelWait = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        if (isFooterInUse()) cancelWait = runAfterFooterUse(() => observer.observe(lastItem));
        else reach();
      },
      { threshold: NEXT_PAGE_VISIBLE_RATIO, rootMargin: ROOT_MARGIN },
    );
    observer.observe(lastItem);
    return () => {
      cancelWait();
      observer.disconnect();
    };
  }, [list, count, isWatching]);
}
