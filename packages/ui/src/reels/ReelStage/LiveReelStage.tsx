import { useRef } from 'react';
import { useReducedMotion } from '../useReducedMotion.ts';
import { ReelStage, type ReelStageProps } from './ReelStage.tsx';
import { usePlayback } from './usePlayback.ts';

export interface LiveReelStageProps extends Omit<ReelStageProps, 'playback' | 'video'> {
  /** Whether it begins by itself; by default unless the person asked for less motion. Say no where data is saved. */
  autoplay?: boolean;
  /** Something lies over the stage: the clip waits. */
  held?: boolean;
  /** How much of the film to fetch before it is played. */
  preload?: 'none' | 'metadata' | 'auto';
}

/** A stage with a media element that plays while the clip is in view. */
export function LiveReelStage({ autoplay, held, preload = 'auto', ...stage }: LiveReelStageProps) {
  const still = useReducedMotion();
  const ref = useRef<HTMLVideoElement>(null);
  const { active = true, expired = false, muted, reel } = stage;
  const { playback, media } = usePlayback(ref, {
    active: active && !expired,
    autoplay: autoplay ?? !still,
    held,
  });
  return (
    <ReelStage
      {...stage}
      playback={playback}
      video={
        <video
          ref={ref}
          src={reel.video || undefined}
          muted={muted}
          loop
          playsInline
          disablePictureInPicture
          preload={preload}
          tabIndex={-1}
          aria-hidden
          data-shown={playback.state === 'playing' || playback.position > 0}
          {...media}
        />
      }
    />
  );
}
