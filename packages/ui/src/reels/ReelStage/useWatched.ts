import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { hasLead, watchedShare } from './watched.ts';

interface Watching {
  /** The clip is the one in view. */
  active: boolean;
  onWatched(share: number): void;
  onLead?: (() => void) | undefined;
}

/** Tells how much of a film was watched, and when it has a lead. Gives what is to be called as the film goes on. */
export function useWatched(video: RefObject<HTMLVideoElement | null>, { active, onWatched, onLead }: Watching) {
  const told = useRef(0);
  const leads = useRef(false);
  // The element has gone when the last share is told.
  const share = useRef<number | null>(null);

  const tell = useEffectEvent(() => {
    if (share.current === null || share.current <= told.current) return;
    told.current = share.current;
    onWatched(share.current);
  });
  useEffect(() => {
    if (!active) return;
    const onHide = () => tell();
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      tell();
    };
  }, [active]);

  return useCallback(() => {
    const film = video.current;
    if (!film || !active) return;
    share.current = watchedShare(film.played, film.duration);
    if (share.current !== null && told.current === 0) {
      told.current = share.current;
      onWatched(share.current);
    }
    if (!leads.current && hasLead(film.buffered, film.currentTime, film.duration)) {
      leads.current = true;
      onLead?.();
    }
  }, [video, active, onWatched, onLead]);
}
