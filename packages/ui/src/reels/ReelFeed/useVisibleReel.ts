import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface VisibleReelOptions {
  startId?: string;
  loadingMore: boolean;
  /** The last slot reports that the next page failed. */
  failedMore: boolean;
  onReelVisible?(id: string): void;
  onReachEnd?: (() => void) | undefined;
}

/** Visible share of a reel from which it plays, and below which it pauses. */
const PLAY_VISIBLE_RATIO = 0.6;
const PAUSE_VISIBLE_RATIO = 0.4;

/** Visible reel of a feed, and functions to move on. */
export function useVisibleReel(
  list: RefObject<HTMLElement | null>,
  reels: readonly { id: string }[],
  { startId, loadingMore, failedMore, onReelVisible, onReachEnd }: VisibleReelOptions,
) {
  const [start] = useState(() =>
    Math.max(
      0,
      reels.findIndex(({ id }) => id === startId),
    ),
  );
  const [place, setPlace] = useState({ index: start, playing: true });
  const count = reels.length;
  const { index } = place;

  /** Target of the current scroll, so that quick key presses add up. */
  const scrollTarget = useRef<number | null>(null);
  const move = useCallback(
    (direction: -1 | 1) => {
      const element = list.current;
      if (!element) return;
      // From the scroll position: on a busy page a scroll ends before `index` follows it.
      const scrolledIndex = Math.round(element.scrollTop / Math.max(element.clientHeight, 1));
      const targetIndex = (scrollTarget.current ?? scrolledIndex) + direction;
      const slot = element.children[targetIndex];
      if (!(slot instanceof HTMLElement)) return;
      scrollTarget.current = targetIndex;
      element.scrollTo({ top: slot.offsetTop });
    },
    [list],
  );
  const previousIndex = useRef(index);
  useEffect(() => {
    const computeDistanceFrom = (reelIndex: number) => Math.abs((scrollTarget.current ?? reelIndex) - reelIndex);
    const isApproaching =
      computeDistanceFrom(index) > 0 && computeDistanceFrom(index) < computeDistanceFrom(previousIndex.current);
    if (!isApproaching) scrollTarget.current = null;
    previousIndex.current = index;
  }, [index]);
  useEffect(() => {
    const element = list.current;
    const clearTarget = () => {
      scrollTarget.current = null;
    };
    const events = ['scrollend', 'touchstart'] as const;
    for (const event of events) element?.addEventListener(event, clearTarget, { passive: true });
    return () => {
      for (const event of events) element?.removeEventListener(event, clearTarget);
    };
  }, [list]);

  const hasStarted = useRef(false);
  const scrollToStart = useEffectEvent(() => {
    const slot = list.current?.children[start];
    if (hasStarted.current || !(slot instanceof HTMLElement)) return;
    list.current?.scrollTo({ top: slot.offsetTop, behavior: 'instant' });
    // Without a height the feed has no positions yet.
    hasStarted.current = start === 0 || slot.offsetTop > 0;
  });
  useLayoutEffect(() => {
    if (count > 0) scrollToStart();
  }, [count]);

  const updateVisible = useEffectEvent((entries: IntersectionObserverEntry[]) => {
    if (!hasStarted.current) {
      scrollToStart();
      return;
    }
    for (const { target, intersectionRatio: share } of entries) {
      const reelIndex = [...(list.current?.children ?? [])].indexOf(target);
      if (share >= PLAY_VISIBLE_RATIO) {
        startVideo(target);
        startTransition(() => setPlace({ index: reelIndex, playing: true }));
      }
      if (share < PAUSE_VISIBLE_RATIO) {
        startTransition(() =>
          setPlace((previous) => (previous.index === reelIndex ? { ...previous, playing: false } : previous)),
        );
      }
    }
  });
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => updateVisible(entries), {
      root: list.current,
      threshold: [PAUSE_VISIBLE_RATIO, PLAY_VISIBLE_RATIO],
    });
    const slotCount = reels.length + (failedMore ? 1 : 0);
    for (const slot of [...(list.current?.children ?? [])].slice(0, slotCount)) observer.observe(slot);
    return () => observer.disconnect();
  }, [list, reels, failedMore]);

  useEffect(() => moveFocus(list.current?.children[index]), [list, index]);
  const hadFocus = useRef(false);
  const keepFocus = useEffectEvent(() => {
    const slot = list.current?.children[index];
    if (loadingMore) hadFocus.current = slot?.contains(document.activeElement) ?? false;
    // The first new reel replaces the retry.
    else if (hadFocus.current && document.activeElement === document.body) focusFirst(slot);
  });
  useEffect(() => {
    if (loadingMore || !failedMore) keepFocus();
  }, [loadingMore, failedMore]);

  const visibleId = reels[index]?.id;
  const notify = useEffectEvent((id: string) => onReelVisible?.(id));
  useEffect(() => {
    if (visibleId !== undefined) notify(visibleId);
  }, [visibleId]);

  // Changes when more reels have loaded, or the listener returns after a page without any, so that each end is reported.
  const lastVisibleId = index === count - 1 && onReachEnd ? visibleId : undefined;
  const reportEnd = useEffectEvent(() => onReachEnd?.());
  useEffect(() => {
    if (lastVisibleId !== undefined) reportEnd();
  }, [lastVisibleId]);

  return { ...place, move };
}

/** Starts a video that may autoplay at once: rendering the feed first would delay it on a slow phone. */
function startVideo(slot: Element) {
  const video = slot.querySelector<HTMLVideoElement>('video[data-may-begin="true"]');
  if (!video) return;
  video.addEventListener('playing', () => Object.assign(video.dataset, { shown: true }), { once: true });
  // The reel's stage tries again, and handles a refusal.
  video.play().catch(() => undefined);
}

/** Moves the focus to the same control of the visible reel, so that the next key press works. */
function moveFocus(slot: Element | undefined) {
  const focusedElement = document.activeElement;
  if (!slot || !focusedElement || !slot.parentElement?.contains(focusedElement) || slot.contains(focusedElement))
    return;
  const step = focusedElement.classList.contains('previous') ? '.previous' : '.next';
  const sameControl = slot.querySelector<HTMLButtonElement>(step);
  if (sameControl && !sameControl.disabled) sameControl.focus({ preventScroll: true });
  else focusFirst(slot);
}

const focusFirst = (slot: Element | undefined) =>
  slot?.querySelector<HTMLElement>('.playArea, .notice button')?.focus({ preventScroll: true });
