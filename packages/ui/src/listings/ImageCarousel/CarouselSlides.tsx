import { buildPictureSrcSet, getPictureFile, IMAGES_PATH } from '@mashrabiya/contract';
import type { CSSProperties, SyntheticEvent } from 'react';
import type { PictureImage } from '../../foundation/Picture/Picture.tsx';
import { getPlaceholderImage } from '../../foundation/Picture/placeholder.ts';
import { preloadPicture } from '../../foundation/Picture/preloadPicture.ts';

export interface CarouselImage extends PictureImage {
  /** Object URL of a private picture, null until it has loaded; absent for public pictures. */
  src?: string | null;
}

export interface CarouselSlidesProps {
  images: readonly CarouselImage[];
  index: number;
  /** Pictures after this index are not requested yet. */
  maxLoadedIndex: number;
  sizes: string;
  priority: boolean;
}

const FALLBACK_WIDTH = 960;
const drawLattice = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
  currentTarget.closest('.slide')?.classList.add('lattice');

/**
 * Pictures of a carousel as plain elements: `Picture` would add a second styled root to each of a hundred cards. A
 * picture that fails to load is replaced by the lattice.
 */
export function CarouselSlides({ images, index, maxLoadedIndex, sizes, priority }: CarouselSlidesProps) {
  if (priority && images[0] && images[0].src === undefined) preloadPicture(images[0].img_name, sizes);
  return (
    <div className="track" data-track>
      {images.slice(0, maxLoadedIndex + 1).map((image, imageIndex) => (
        <div
          key={image.img_name}
          className="slide"
          aria-hidden={imageIndex === index ? undefined : true}
          style={{ '--at': imageIndex, backgroundImage: getPlaceholderImage(image.thumbhash) } as CSSProperties}
        >
          {image.src && <img src={image.src} alt={image.alt} draggable={false} />}
          {image.src === undefined && (
            <picture>
              <source type="image/avif" srcSet={buildPictureSrcSet(image.img_name, 'avif')} sizes={sizes} />
              <img
                src={`${IMAGES_PATH}/${getPictureFile(image.img_name, 'webp', FALLBACK_WIDTH)}`}
                srcSet={buildPictureSrcSet(image.img_name, 'webp')}
                sizes={sizes}
                alt={image.alt}
                loading={priority || imageIndex ? 'eager' : 'lazy'}
                fetchPriority={priority && !imageIndex ? 'high' : undefined}
                decoding={priority && !imageIndex ? 'sync' : 'async'}
                draggable={false}
                onError={drawLattice}
              />
            </picture>
          )}
        </div>
      ))}
    </div>
  );
}
