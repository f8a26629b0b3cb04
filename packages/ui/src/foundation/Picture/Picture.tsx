import styled from '@emotion/styled';
import { buildPictureSrcSet, getPictureFile, IMAGES_PATH, type PropertyImage } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, type CSSProperties, useEffect, useRef, useState } from 'react';
import { role } from '../../theme/roles.ts';
import { Lattice } from '../Lattice/Lattice.tsx';
import { getPlaceholderImage } from './placeholder.ts';
import { preloadPicture } from './preloadPicture.ts';

export type PictureImage = Pick<PropertyImage, 'img_name' | 'thumbhash' | 'alt'>;

export interface PictureProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  image: PictureImage | null;
  /** Width divided by height of the reserved box, e.g. `4 / 3`. */
  ratio: number;
  sizes: string;
  /** For the largest picture of the first screen: loads eagerly, with high priority. */
  priority?: boolean;
  /** Overrides the image's description; empty if the surrounding text already says it. */
  alt?: string;
}

const Root = styled('span')({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  aspectRatio: 'var(--ratio)',
  backgroundColor: role.surfaceSunken,
  backgroundSize: '100% 100%',
  color: role.outline,
  '& img, & .lattice': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
  '& img': { objectFit: 'cover' },
});

const FALLBACK_WIDTH = 960;

/**
 * Picture in a reserved box: AVIF or WebP in the right width, a blurred placeholder while loading, the decorative
 * lattice pattern if loading fails.
 */
export function Picture({ image, ratio, sizes, priority = false, alt, style, ...span }: PictureProps) {
  const img = useRef<HTMLImageElement>(null);
  const [failedName, setFailedName] = useState<string | null>(null);
  const name = image?.img_name;

  // A picture of the server's HTML can fail before React listens.
  useEffect(() => {
    if (name && img.current?.complete && img.current.naturalWidth === 0) setFailedName(name);
  }, [name]);

  const visibleImage = image && failedName !== image.img_name ? image : null;
  if (priority && visibleImage) preloadPicture(visibleImage.img_name, sizes);
  const box = {
    '--ratio': ratio,
    backgroundImage: visibleImage ? getPlaceholderImage(visibleImage.thumbhash) : undefined,
    ...style,
  } as CSSProperties;
  return (
    <Root {...span} style={box}>
      {visibleImage ? (
        <picture>
          <source type="image/avif" srcSet={buildPictureSrcSet(visibleImage.img_name, 'avif')} sizes={sizes} />
          <img
            ref={img}
            src={`${IMAGES_PATH}/${getPictureFile(visibleImage.img_name, 'webp', FALLBACK_WIDTH)}`}
            srcSet={buildPictureSrcSet(visibleImage.img_name, 'webp')}
            sizes={sizes}
            alt={alt ?? visibleImage.alt}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            decoding={priority ? 'sync' : 'async'}
            draggable={false}
            onError={() => setFailedName(visibleImage.img_name)}
          />
        </picture>
      ) : (
        <Lattice tile={48} opacity={0.4} />
      )}
    </Root>
  );
}
