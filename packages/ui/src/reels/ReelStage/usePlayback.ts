import { type RefObject, startTransition, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { nextPlayback, type PlaybackState, refusal } from './playback.ts';
import { usePageVisible } from './usePageVisible.ts';

export interface Playback {
  state: PlaybackState;
  position: number;
  /** Seconds; 0 while unknown. */
  duration: number;
  toggle(): void;
  /** Pauses until released. */
  hold(on: boolean): void;
  seek(position: number): void;
}

export interface PlaybackOptions {
  active: boolean;
  /** Without it, shows the poster until a tap. */
  autoplay: boolean;
  /** Pauses while something covers the stage, and resumes if it was playing. */
  isPaused?: boolean;
}

/** Event handlers for the media element. */
export type MediaHandlers = ReturnType<typeof usePlayback>['media'];

/**
 * Drives a media element: starts it when allowed, handles a refusal, pauses out of view and resumes only if it was
 * playing.
 */
export function usePlayback(
  video: RefObject<HTMLVideoElement | null>,
  { active, autoplay, isPaused = false }: PlaybackOptions,
) {
  const [state, dispatch] = useReducer(nextPlayback, 'poster');
  const [position, setPosition] = useState(0);
  const [duration, setDuration] = useState(0);
  const [wanted, setWanted] = useState(autoplay);
  const [touched, setTouched] = useState(false);
  const visible = usePageVisible();

  // Reset each time a reel comes into view.
  const [was, setWas] = useState({ active, autoplay });
  if (was.active !== active || was.autoplay !== autoplay) {
    setWas({ active, autoplay });
    setWanted(autoplay);
  }

  const start = useCallback(async () => {
    const element = video.current;
    dispatch('asked');
    // Reload after an earlier failure, perhaps out of view and offline.
    if (element?.error) element.load();
    // The page started it before hydration: no event will follow.
    if (element && !element.paused && element.currentTime > 0) dispatch('playing');
    try {
      await element?.play();
    } catch (error) {
      const reason = refusal(error);
      if (!reason) return;
      dispatch(reason);
      setWanted(false);
    }
  }, [video]);

  const running = active && wanted && visible && !isPaused && !touched;
  const hasRun = useRef(false);
  const mustRest = !active || !visible || isPaused;
  useEffect(() => {
    if (running) void start();
    // Leave a video that the page started running until it is known if it may.
    else if (hasRun.current || mustRest) video.current?.pause();
    hasRun.current ||= running;
  }, [running, mustRest, start, video]);
  const learnDuration = useCallback(() => {
    const known = video.current?.duration ?? 0;
    setDuration(Number.isFinite(known) ? known : 0);
  }, [video]);
  // The duration may be known before hydration.
  useEffect(learnDuration, [learnDuration]);

  const playback: Playback = {
    state,
    position,
    duration,
    toggle() {
      const isWanted = state !== 'playing' && state !== 'buffering';
      setWanted(isWanted);
    },
    hold: setTouched,
    seek(to) {
      if (video.current) video.current.currentTime = to;
      setPosition(to);
    },
  };
  const media = {
    onPlaying: () => dispatch('playing'),
    onWaiting: () => dispatch('waiting'),
    onPause: () => {
      // When a reel loses the view, its update can wait for the next one's playback.
      if (active) dispatch('paused');
      else startTransition(() => dispatch('paused'));
      // Paused from outside: a headset's button, or the system.
      if (running && video.current?.paused) setWanted(false);
    },
    onError: () => {
      dispatch('failed');
      setWanted(false);
    },
    onTimeUpdate: () => setPosition(video.current?.currentTime ?? 0),
    onDurationChange: learnDuration,
  };
  return { playback, media, mayBegin: autoplay && visible && !isPaused };
}
