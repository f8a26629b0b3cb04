import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import { useReducedMotion } from '../useReducedMotion.ts';
import { ReelStage, type ReelStageProps } from './ReelStage.tsx';
import { useCaptions } from './useCaptions.ts';
import { usePlayback } from './usePlayback.ts';
import { useWatched } from './useWatched.ts';

export interface LiveReelStageProps extends Omit<ReelStageProps, 'playback' | 'video' | 'words' | 'playHref'> {
  /** Whether it begins by itself; by default unless the person asked for less motion. Say no where data is saved. */
  autoplay?: boolean;
  /** Something lies over the stage: the clip waits. */
  held?: boolean;
  /** How much of the film to fetch before it is played. */
  preload?: 'none' | 'metadata' | 'auto';
  /** Captions are shown where the clip has some. */
  captions?: boolean;
  /** Plays the smaller film where there is one. */
  savesData?: boolean;
  /** So much of it was watched, in percent: told once it was seen, and again when it goes out of view. */
  onWatched?(id: string, share: number): void;
  /** It plays. */
  onBegun?(): void;
  /** Enough is there for the clip to play on by itself. */
  onLead?(): void;
}

/** A stage with a media element that plays while the clip is in view. */
export function LiveReelStage({
  autoplay,
  held,
  preload = 'auto',
  captions = false,
  savesData = false,
  onWatched,
  onBegun,
  onLead,
  ...stage
}: LiveReelStageProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const still = useReducedMotion();
  const ref = useRef<HTMLVideoElement>(null);
  const { active = true, expired = false, muted, reel } = stage;
  const { playback, media, mayBegin } = usePlayback(ref, {
    active: active && !expired,
    autoplay: autoplay ?? !still,
    held,
  });
  const hasBegun = playback.state === 'playing' || playback.position > 0;
  const begin = useEffectEvent(() => onBegun?.());
  useEffect(() => {
    if (hasBegun) begin();
  }, [hasBegun]);
  const words = useCaptions(ref, captions);
  const watch = useWatched(ref, { active, onLead, onWatched: (share) => onWatched?.(reel.id, share) });
  return (
    <ReelStage
      {...stage}
      playback={playback}
      words={words}
      video={
        <video
          ref={ref}
          src={(savesData && reel.small_video) || reel.video || undefined}
          muted={muted}
          loop
          playsInline
          disablePictureInPicture
          preload={preload}
          tabIndex={-1}
          aria-hidden
          // A page may begin it before the app is there; then it is shown already.
          data-may-begin={mayBegin && !expired}
          data-begins={stage.priority ? reel.id : undefined}
          suppressHydrationWarning
          data-shown={hasBegun}
          {...media}
          onProgress={watch}
          onTimeUpdate={() => {
            media.onTimeUpdate();
            watch();
          }}
        >
          {reel.captions && (
            <track kind="captions" src={reel.captions} srcLang={language} label={t('reels:menu.captions')} />
          )}
        </video>
      }
    />
  );
}
