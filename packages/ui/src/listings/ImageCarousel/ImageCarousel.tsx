import styled from '@emotion/styled';
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { type CarouselImage, CarouselSlides } from './CarouselSlides.tsx';
import { carouselStyles } from './carouselStyles.ts';
import { Thumbnails, thumbnailStyles } from './Thumbnails.tsx';
import { useCarousel } from './useCarousel.ts';

export interface ImageCarouselProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  images: readonly CarouselImage[];
  ratio?: number;
  sizes: string;
  /** Loads the first picture eagerly, with high priority. */
  priority?: boolean;
  hasThumbnails?: boolean;
  startIndex?: number;
  /** Content above the pictures; arrow keys work there too. */
  header?: ReactNode;
  onIndexChange?: (index: number) => void;
}

const Root = styled('div')({
  position: 'relative',
  ...carouselStyles,
  ...thumbnailStyles,
});

/**
 * Picture carousel: swipes over 50 px, arrow buttons on a desktop, arrow keys; all follow the writing direction. Loads
 * only the shown picture and its neighbours.
 */
export function ImageCarousel({
  images,
  ratio = 4 / 3,
  sizes,
  priority = false,
  hasThumbnails = false,
  startIndex = 0,
  header,
  onIndexChange,
  style,
  ...div
}: ImageCarouselProps) {
  const { t } = useTranslation();
  const { dir } = useLocale();
  const count = images.length;
  const { index, isActivated, maxLoadedIndex, goTo, handlers } = useCarousel(count, dir, { startIndex, onIndexChange });
  return (
    <Root
      role="group"
      aria-roledescription="carousel"
      aria-label={t('listings:carousel.label')}
      {...handlers}
      {...div}
      style={{ '--ratio': ratio, '--count': count, '--index': index, ...style } as CSSProperties}
    >
      {header}
      <div className="window">
        <CarouselSlides
          images={images}
          index={index}
          maxLoadedIndex={isActivated ? maxLoadedIndex : 0}
          sizes={sizes}
          priority={priority}
        />
        {count > 1 && <span className="dots" />}
        {count === 0 && <span className="lattice" aria-hidden />}
        {count > 1 && <CarouselControls index={index} count={count} goTo={goTo} />}
      </div>
      {hasThumbnails && count > 1 && <Thumbnails images={images} index={index} goTo={goTo} t={t} />}
    </Root>
  );
}
