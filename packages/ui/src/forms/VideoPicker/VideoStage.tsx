import { Clapperboard, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getFrameAt, type PickedVideo } from './videoRules.ts';

interface VideoStageProps {
  picked: PickedVideo;
  posterSeconds: number;
}

/** Portrait preview of the video: shows the poster frame, and plays the trimmed part on request. */
export function VideoStage({ picked: { src, frames, durationSeconds, edits }, posterSeconds }: VideoStageProps) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const posterFrame = getFrameAt(frames, posterSeconds, durationSeconds ?? 0);

  const stop = () => {
    setIsPlaying(false);
    if (video.current) video.current.currentTime = posterSeconds;
  };
  const toggle = () => {
    if (!video.current) return;
    if (isPlaying) return video.current.pause();
    video.current.currentTime = edits?.start ?? 0;
    video.current.play().catch(stop);
  };
  useEffect(() => {
    if (video.current?.paused) video.current.currentTime = posterSeconds;
  }, [posterSeconds]);

  return (
    <div className="stage">
      {src ? (
        <video
          ref={video}
          src={src}
          poster={posterFrame ?? undefined}
          aria-label={t('forms:video.preview')}
          muted
          playsInline
          preload="auto"
          onLoadedMetadata={stop}
          onTimeUpdate={({ currentTarget }) => {
            if (isPlaying && edits && currentTarget.currentTime >= edits.end) currentTarget.pause();
          }}
          onPlay={() => setIsPlaying(true)}
          onPause={stop}
          onEnded={stop}
        />
      ) : posterFrame ? (
        <img src={posterFrame} alt={t('forms:video.preview')} draggable={false} />
      ) : (
        <Clapperboard aria-hidden size={40} strokeWidth={1.25} />
      )}
      {src && (
        <button
          type="button"
          className="play"
          aria-label={isPlaying ? t('forms:video.pause') : t('forms:video.play')}
          onClick={toggle}
        >
          {isPlaying ? (
            <Pause aria-hidden size={24} strokeWidth={1.75} />
          ) : (
            <Play aria-hidden size={24} strokeWidth={1.75} />
          )}
        </button>
      )}
    </div>
  );
}
