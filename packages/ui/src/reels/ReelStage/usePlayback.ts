import { type RefObject, startTransition, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useIsPageVisible } from '../../foundation/hooks/useIsPageVisible.ts';
import { type PlaybackState, playbackReducer, toPlayFailure } from './playback.ts';

export interface Playback {
  state: PlaybackState;
  position: number;
  /** Seconds; 0 while unknown. */
  duration: number;
  toggle(): void;
  /** Pauses until released. */
  hold(isHolding: boolean): void;
  seek(position: number): void;
}

export interface PlaybackOptions {
  active: boolean;
  /** Without it, shows the poster until a tap. */
  autoplay: boolean;
  /** Pauses while something covers the stage, and resumes if it was playing. */
  isPaused?: boolean;
}

/**
 * Drives a media element: starts it when allowed, handles a refusal, pauses out of view and resumes only if it was
 * playing.
 */
export function usePlayback(
  video: RefObject<HTMLVideoElement | null>,
  { active, autoplay, isPaused = false }: PlaybackOptions,
) {
  const [state, dispatch] = useReducer(playbackReducer, 'poster');
  const [position, setPosition] = useState(0);
  const [duration, setDuration] = useState(0);
  const [shouldPlay, setShouldPlay] = useState(autoplay);
  const [isTouching, setIsTouching] = useState(false);
  const isPageVisible = useIsPageVisible();

  // Reset each time a reel comes into view.
  const [previous, setPrevious] = useState({ active, autoplay });
  if (previous.active !== active || previous.autoplay !== autoplay) {
    setPrevious({ active, autoplay });
    setShouldPlay(autoplay);
  }

  const start = useCallback(async () => {
    const element = video.current;
    dispatch('playRequested');
    // Reload after an earlier failure, perhaps out of view and offline.
    if (element?.error) element.load();
    // The page started the video before hydration, so no event will follow.
    if (element && !element.paused && element.currentTime > 0) dispatch('playing');
    try {
      await element?.play();
    } catch (error) {
      const reason = toPlayFailure(error);
      if (!reason) return;
      dispatch(reason);
      setShouldPlay(false);
    }
  }, [video]);

  const isRunning = active && shouldPlay && isPageVisible && !isPaused && !isTouching;
  const hasRun = useRef(false);
  const mustPause = !active || !isPageVisible || isPaused;
  useEffect(() => {
    if (isRunning) void start();
    // A video that the page started keeps running until it is known if it may play.
    else if (hasRun.current || mustPause) video.current?.pause();
    hasRun.current ||= isRunning;
  }, [isRunning, mustPause, start, video]);
  const updateDuration = useCallback(() => {
    const newDuration = video.current?.duration ?? 0;
    setDuration(Number.isFinite(newDuration) ? newDuration : 0);
  }, [video]);
  // The duration may be known before hydration.
  useEffect(updateDuration, [updateDuration]);

  const playback: Playback = {
    state,
    position,
    duration,
    toggle() {
      const isPlayRequested = state !== 'playing' && state !== 'buffering';
      setShouldPlay(isPlayRequested);
    },
    hold: setIsTouching,
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
      if (isRunning && video.current?.paused) setShouldPlay(false);
    },
    onError: () => {
      dispatch('failed');
      setShouldPlay(false);
    },
    onTimeUpdate: () => setPosition(video.current?.currentTime ?? 0),
    onDurationChange: updateDuration,
  };
  return { playback, media, mayBegin: autoplay && isPageVisible && !isPaused };
}
