import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export interface ViewfinderProps {
  isLive: boolean;
  /** Mirrored, as users know themselves. */
  isMirrored?: boolean;
  stream?: MediaStream | null;
  videoUrl?: string;
  picture?: ReactNode;
}

/** Live camera picture, or the recording. */
export function Viewfinder({ isLive, isMirrored = false, stream = null, videoUrl, picture }: ViewfinderProps) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current && isLive) video.current.srcObject = stream;
  }, [isLive, stream]);
  const label = t(isLive ? 'reels:recorder.camera' : 'reels:recorder.result');
  if (picture)
    return (
      <div className="view" role="img" aria-label={label}>
        {picture}
      </div>
    );
  return (
    <div className="view">
      {isLive ? (
        <video
          key="camera"
          ref={video}
          className={isMirrored ? 'mirrored' : undefined}
          aria-label={label}
          autoPlay
          muted
          playsInline
        />
      ) : (
        <video
          key="recording"
          className="recording"
          src={videoUrl}
          aria-label={label}
          controls
          loop
          muted
          playsInline
        />
      )}
    </div>
  );
}
