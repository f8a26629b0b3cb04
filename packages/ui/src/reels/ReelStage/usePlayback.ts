import { type RefObject, startTransition, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { nextPlayback, type PlaybackState, refusal } from './playback.ts';
import { usePageVisible } from './usePageVisible.ts';

/** A clip's playing, as a stage shows and drives it. */
export interface Playback {
  state: PlaybackState;
  /** Seconds that have passed. */
  position: number;
  /** Seconds in all; 0 until it is known. */
  duration: number;
  /** Plays what stands still, pauses what plays. */
  toggle(): void;
  /** A finger rests on the picture: the clip waits until it is lifted. */
  hold(on: boolean): void;
  /** Jumps to a second. */
  seek(position: number): void;
}

export interface PlaybackWishes {
  /** The clip is the one in view. */
  active: boolean;
  /** It may begin by itself; otherwise it shows its poster until it is tapped. */
  autoplay: boolean;
  /** Something lies over the stage: the clip waits, and goes on afterwards if it was playing. */
  held?: boolean;
}

/** Handlers for the media element to wear. */
export type MediaHandlers = ReturnType<typeof usePlayback>['media'];

/** Drives a media element: begins when it may, takes a refusal, pauses out of view and goes on only if it was playing. */
export function usePlayback(
  video: RefObject<HTMLVideoElement | null>,
  { active, autoplay, held = false }: PlaybackWishes,
) {
  const [state, dispatch] = useReducer(nextPlayback, 'poster');
  const [position, setPosition] = useState(0);
  const [duration, setDuration] = useState(0);
  const [wanted, setWanted] = useState(autoplay);
  const [touched, setTouched] = useState(false);
  const visible = usePageVisible();

  // Each time that a clip comes into view it begins as a new one would.
  const [was, setWas] = useState({ active, autoplay });
  if (was.active !== active || was.autoplay !== autoplay) {
    setWas({ active, autoplay });
    setWanted(autoplay);
  }

  const start = useCallback(async () => {
    const film = video.current;
    dispatch('asked');
    // It failed before, perhaps while it was out of view and there was no network.
    if (film?.error) film.load();
    // The page has begun it before the app was there: no event comes any more.
    if (film && !film.paused && film.currentTime > 0) dispatch('playing');
    try {
      await film?.play();
    } catch (error) {
      const reason = refusal(error);
      if (!reason) return;
      dispatch(reason);
      setWanted(false);
    }
  }, [video]);

  const running = active && wanted && visible && !held && !touched;
  const hasRun = useRef(false);
  const mustRest = !active || !visible || held;
  useEffect(() => {
    if (running) void start();
    // What the page has begun goes on until it is known whether it may.
    else if (hasRun.current || mustRest) video.current?.pause();
    hasRun.current ||= running;
  }, [running, mustRest, start, video]);
  const learnDuration = useCallback(() => {
    const known = video.current?.duration ?? 0;
    setDuration(Number.isFinite(known) ? known : 0);
  }, [video]);
  // It may be known before the app is there.
  useEffect(learnDuration, [learnDuration]);

  const playback: Playback = {
    state,
    position,
    duration,
    toggle() {
      const stands = state !== 'playing' && state !== 'buffering';
      setWanted(stands);
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
      // One that was left stops while the next one plays: what is drawn of it can wait for a frame of that.
      if (active) dispatch('paused');
      else startTransition(() => dispatch('paused'));
      // Nobody here asked for it: a headset's button, or the system.
      if (running && video.current?.paused) setWanted(false);
    },
    onError: () => {
      dispatch('failed');
      setWanted(false);
    },
    onTimeUpdate: () => setPosition(video.current?.currentTime ?? 0),
    onDurationChange: learnDuration,
  };
  return { playback, media, mayBegin: autoplay && visible && !held };
}
