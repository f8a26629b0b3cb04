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

interface FeedPlaceOptions {
  startId?: string;
  onSeen?(id: string): void;
  onEnd?(): void;
}

/** A clip plays from this share of it in view on, and pauses below the other. */
const PLAY_AT = 0.6;
const PAUSE_UNDER = 0.4;

/** Which clip of a feed is in view, whether enough of it is, and how to move to the next or previous one. */
export function useFeedPlace(
  list: RefObject<HTMLElement | null>,
  reels: readonly { id: string }[],
  { startId, onSeen, onEnd }: FeedPlaceOptions,
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

  /** The slot that the feed scrolls to at present, so that keys pressed quickly each go one further. */
  const scrollTarget = useRef<number | null>(null);
  const move = useCallback(
    (by: -1 | 1) => {
      const to = (scrollTarget.current ?? index) + by;
      const slot = list.current?.children[to];
      if (!(slot instanceof HTMLElement)) return;
      scrollTarget.current = to;
      list.current?.scrollTo({ top: slot.offsetTop });
    },
    [list, index],
  );
  const previousIndex = useRef(index);
  useEffect(() => {
    const distanceFrom = (at: number) => Math.abs((scrollTarget.current ?? at) - at);
    const isOnItsWay = distanceFrom(index) > 0 && distanceFrom(index) < distanceFrom(previousIndex.current);
    if (!isOnItsWay) scrollTarget.current = null;
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

  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    const slot = list.current?.children[start];
    if (begun.current || !(slot instanceof HTMLElement)) return;
    list.current?.scrollTo({ top: slot.offsetTop, behavior: 'instant' });
    // A feed that has no height yet has no places to go to either.
    begun.current = start === 0 || slot.offsetTop > 0;
  });
  useLayoutEffect(() => {
    if (count > 0) begin();
  }, [count]);

  const look = useEffectEvent((entries: IntersectionObserverEntry[]) => {
    if (!begun.current) {
      begin();
      return;
    }
    for (const { target, intersectionRatio: share } of entries) {
      const at = [...(list.current?.children ?? [])].indexOf(target);
      if (share >= PLAY_AT) {
        beginFilm(target);
        startTransition(() => setPlace({ index: at, playing: true }));
      }
      if (share < PAUSE_UNDER) {
        startTransition(() => setPlace((was) => (was.index === at ? { ...was, playing: false } : was)));
      }
    }
  });
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => look(entries), {
      root: list.current,
      threshold: [PAUSE_UNDER, PLAY_AT],
    });
    for (const at of reels.keys()) {
      const slot = list.current?.children[at];
      if (slot) observer.observe(slot);
    }
    return () => observer.disconnect();
  }, [list, reels]);

  useEffect(() => takeFocusAlong(list.current?.children[index]), [list, index]);

  const shown = reels[index]?.id;
  const notify = useEffectEvent((id: string) => onSeen?.(id));
  useEffect(() => {
    if (shown !== undefined) notify(shown);
  }, [shown]);

  // Once more clips have come, the end is another clip.
  const lastShown = index === count - 1 ? shown : undefined;
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (lastShown !== undefined) end();
  }, [lastShown]);

  return { ...place, move };
}

/** Begins and shows a film that may begin by itself at once: what is drawn of the feed anew would keep a slow phone waiting. */
function beginFilm(slot: Element) {
  const film = slot.querySelector<HTMLVideoElement>('video[data-may-begin="true"]');
  if (!film) return;
  film.addEventListener('playing', () => Object.assign(film.dataset, { shown: true }), { once: true });
  // Its stage asks again, and hears of a refusal.
  film.play().catch(() => undefined);
}

/** The focus comes along to the same control of the clip in view, so that a key pressed again goes on. */
function takeFocusAlong(slot: Element | undefined) {
  const focused = document.activeElement;
  if (!slot || !focused || !slot.parentElement?.contains(focused) || slot.contains(focused)) return;
  const step = focused.classList.contains('previous') ? '.previous' : '.next';
  const same = slot.querySelector<HTMLButtonElement>(step);
  const target = same && !same.disabled ? same : slot.querySelector<HTMLElement>('.tap, .notice button');
  target?.focus({ preventScroll: true });
}
