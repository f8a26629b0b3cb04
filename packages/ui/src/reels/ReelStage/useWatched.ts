import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { hasLead, watchedShare } from './watched.ts';

interface Watching {
  active: boolean;
  onWatched(share: number): void;
  onLead?: (() => void) | undefined;
}

/** Reports the watched share, and when enough is buffered. Returns handlers for the media element. */
export function useWatched(video: RefObject<HTMLVideoElement | null>, { active, onWatched, onLead }: Watching) {
  const reported = useRef(0);
  const leads = useRef(false);
  // The element is unmounted when the last share is reported.
  const share = useRef<number | null>(null);

  const tell = useEffectEvent(() => {
    if (share.current === null || share.current <= reported.current) return;
    reported.current = share.current;
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
    const element = video.current;
    if (!element || !active) return;
    share.current = watchedShare(element.played, element.duration);
    if (share.current !== null && reported.current === 0) {
      reported.current = share.current;
      onWatched(share.current);
    }
    if (!leads.current && hasLead(element.buffered, element.currentTime, element.duration)) {
      leads.current = true;
      onLead?.();
    }
  }, [video, active, onWatched, onLead]);
}
