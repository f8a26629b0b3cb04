import styled from '@emotion/styled';
import type { Reel } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useEffect, useRef } from 'react';

export interface ReelPreviewProps extends Omit<ComponentPropsWithRef<'video'>, 'src' | 'children' | 'ref'> {
  reel: Pick<Reel, 'video' | 'small_video'>;
}

const PreviewVideo = styled('video')({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** Muted video in a card, while hovered. */
export function ReelPreview({ reel, ...video }: ReelPreviewProps) {
  const videoRef = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // If the browser refuses, the picture below stays.
    videoRef.current?.play().catch(() => undefined);
  }, []);
  return (
    <PreviewVideo
      muted
      loop
      playsInline
      preload="auto"
      aria-hidden
      {...video}
      ref={videoRef}
      src={reel.small_video || reel.video}
    />
  );
}
