import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrefersReducedMotion } from '../../foundation/hooks/usePrefersReducedMotion.ts';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { ReelStage, type ReelStageProps } from './ReelStage.tsx';
import { useCaptions } from './useCaptions.ts';
import { usePlayback } from './usePlayback.ts';
import { useWatchedShare } from './useWatchedShare.ts';

export interface LiveReelStageProps extends Omit<ReelStageProps, 'playback' | 'video' | 'captionText' | 'playHref'> {
  /** Default: true unless the user prefers reduced motion. Pass false to save data. */
  autoplay?: boolean;
  /** Pauses while something covers the stage. */
  isPaused?: boolean;
  /** Preload mode before playback. */
  preload?: 'none' | 'metadata' | 'auto';
  captions?: boolean;
  /** Plays the low-bitrate version if there is one. */
  savesData?: boolean;
  /** Called with the watched percentage once the reel counts as viewed, and again when it leaves the view. */
  onWatched?(id: string, share: number): void;
  onStarted?(): void;
  /** Called when enough is buffered to keep playing. */
  onBufferedAhead?(): void;
}

/** Stage with a media element that plays while the reel is in view. */
export function LiveReelStage({
  autoplay,
  isPaused,
  preload = 'auto',
  captions = false,
  savesData = false,
  onWatched,
  onStarted,
  onBufferedAhead,
  ...stage
}: LiveReelStageProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const prefersReducedMotion = usePrefersReducedMotion();
  const ref = useRef<HTMLVideoElement>(null);
  const { active = true, expired = false, muted, reel } = stage;
  const { playback, media, mayBegin } = usePlayback(ref, {
    active: active && !expired,
    autoplay: autoplay ?? !prefersReducedMotion,
    isPaused,
  });
  const hasStarted = playback.state === 'playing' || playback.position > 0;
  const reportStart = useEffectEvent(() => onStarted?.());
  useEffect(() => {
    if (hasStarted) reportStart();
  }, [hasStarted]);
  const caption = useCaptions(ref, captions);
  const updateWatched = useWatchedShare(ref, {
    active,
    onBufferedAhead,
    onWatched: (share) => onWatched?.(reel.id, share),
  });
  return (
    <ReelStage
      {...stage}
      playback={playback}
      captionText={caption}
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
          // The page's script may start this video before hydration, when it is visible already.
          data-may-begin={mayBegin && !expired}
          data-begins={stage.priority ? reel.id : undefined}
          suppressHydrationWarning
          data-shown={hasStarted}
          {...media}
          onProgress={updateWatched}
          onTimeUpdate={() => {
            media.onTimeUpdate();
            updateWatched();
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
