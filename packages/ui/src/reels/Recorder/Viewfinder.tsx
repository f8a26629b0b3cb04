import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export interface ViewfinderProps {
  live: boolean;
  /** Mirrored, as users know themselves. */
  mirrored?: boolean;
  stream?: MediaStream | null;
  videoUrl?: string;
  picture?: ReactNode;
}

/** Live camera picture, or the recording. */
export function Viewfinder({ live, mirrored = false, stream = null, videoUrl, picture }: ViewfinderProps) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current && live) video.current.srcObject = stream;
  }, [live, stream]);
  const label = t(live ? 'reels:recorder.camera' : 'reels:recorder.result');
  if (picture)
    return (
      <div className="view" role="img" aria-label={label}>
        {picture}
      </div>
    );
  return (
    <div className="view">
      {live ? (
        <video
          key="camera"
          ref={video}
          className={mirrored ? 'mirrored' : undefined}
          aria-label={label}
          autoPlay
          muted
          playsInline
        />
      ) : (
        <video key="film" className="film" src={videoUrl} aria-label={label} controls loop muted playsInline />
      )}
    </div>
  );
}
