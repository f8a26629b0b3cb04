import type { CSSObject } from '@emotion/react';
import { getPictureFile, IMAGES_PATH, PICTURE_WIDTHS } from '@mashrabiya/contract';
import type { TFunction } from 'i18next';
import { getPlaceholderImage } from '../../foundation/Picture/placeholder.ts';
import { role } from '../../theme/roles.ts';
import { motion, radius } from '../../theme/tokens.ts';
import type { CarouselImage } from './CarouselSlides.tsx';
import { getThumbnailWindow } from './carousel.ts';

export interface ThumbnailsProps {
  images: readonly CarouselImage[];
  index: number;
  goTo: (index: number) => void;
  t: TFunction;
}

export function Thumbnails({ images, index, goTo, t }: ThumbnailsProps) {
  const { first, length } = getThumbnailWindow(index, images.length);
  return (
    <div className="thumbnails">
      {images.slice(first, first + length).map((image, offset) => {
        const imageIndex = first + offset;
        return (
          <button
            key={image.img_name}
            type="button"
            aria-label={t('listings:carousel.show', { index: imageIndex + 1 })}
            aria-current={imageIndex === index}
            onClick={() => goTo(imageIndex)}
            style={{ backgroundImage: getPlaceholderImage(image.thumbhash) }}
          >
            {image.src !== null && (
              <img
                src={image.src ?? `${IMAGES_PATH}/${getPictureFile(image.img_name, 'webp', PICTURE_WIDTHS.webp[0])}`}
                alt=""
                loading="lazy"
                decoding="async"
              />
            )}
          </button>
        );
      })}
    </div>
  );
}

export const thumbnailStyles: CSSObject = {
  '& .thumbnails': { display: 'flex', justifyContent: 'center', gap: 8, padding: '12px 12px 0' },
  '& .thumbnails button': {
    flex: '0 1 72px',
    minInlineSize: 0,
    aspectRatio: '4 / 3',
    padding: 0,
    overflow: 'hidden',
    border: '2px solid transparent',
    borderRadius: radius.inner,
    backgroundSize: '100% 100%',
    opacity: 0.72,
    transition: `opacity ${motion.quick}ms ${motion.easing}`,
  },
  '& .thumbnails button:hover': { opacity: 1 },
  '& .thumbnails [aria-current=true]': { opacity: 1, borderColor: role.primary },
  '& .thumbnails img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
};
