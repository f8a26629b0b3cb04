import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { computeWatchedShare, hasBufferedAhead } from './watched.ts';

interface WatchedShareOptions {
  active: boolean;
  onWatched(share: number): void;
  onBufferedAhead?: (() => void) | undefined;
}

/** Reports the watched share, and when enough is buffered. Returns handlers for the media element. */
export function useWatchedShare(
  video: RefObject<HTMLVideoElement | null>,
  { active, onWatched, onBufferedAhead }: WatchedShareOptions,
) {
  const reportedShare = useRef(0);
  const isBufferedAhead = useRef(false);
  // Cached, because the element is unmounted when the last share is reported.
  const share = useRef<number | null>(null);

  const reportShare = useEffectEvent(() => {
    if (share.current === null || share.current <= reportedShare.current) return;
    reportedShare.current = share.current;
    onWatched(share.current);
  });
  useEffect(() => {
    if (!active) return;
    const onHide = () => reportShare();
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      reportShare();
    };
  }, [active]);

  return useCallback(() => {
    const element = video.current;
    if (!element || !active) return;
    share.current = computeWatchedShare(element.played, element.duration);
    if (share.current !== null && reportedShare.current === 0) {
      reportedShare.current = share.current;
      onWatched(share.current);
    }
    if (!isBufferedAhead.current && hasBufferedAhead(element.buffered, element.currentTime, element.duration)) {
      isBufferedAhead.current = true;
      onBufferedAhead?.();
    }
  }, [video, active, onWatched, onBufferedAhead]);
}
