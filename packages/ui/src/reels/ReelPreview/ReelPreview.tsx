import styled from '@emotion/styled';
import type { Reel } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useEffect, useRef } from 'react';

export interface ReelPreviewProps extends Omit<ComponentPropsWithRef<'video'>, 'src' | 'children' | 'ref'> {
  reel: Pick<Reel, 'video' | 'small_video'>;
}

const Film = styled('video')({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** A clip that plays in its card, without sound, while the card is pointed at. */
export function ReelPreview({ reel, ...video }: ReelPreviewProps) {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // A browser that does not let it begin shows the picture below.
    film.current?.play().catch(() => undefined);
  }, []);
  return (
    <Film
      muted
      loop
      playsInline
      preload="auto"
      aria-hidden
      {...video}
      ref={film}
      src={reel.small_video || reel.video}
    />
  );
}
