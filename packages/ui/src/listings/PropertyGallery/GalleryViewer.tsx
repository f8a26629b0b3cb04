import styled from '@emotion/styled';
import Dialog from '@mui/material/Dialog';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { motion } from '../../theme/tokens.ts';
import type { CarouselImage } from '../ImageCarousel/CarouselSlides.tsx';
import { ImageCarousel } from '../ImageCarousel/ImageCarousel.tsx';
import { viewerStyles } from './viewerStyles.ts';

export interface GalleryViewerProps {
  images: readonly CarouselImage[];
  index: number;
  /** Called with the index of the picture that is shown. */
  onIndexChange?: (index: number) => void;
  onClose: () => void;
}

const Root = styled(Dialog)(viewerStyles);

/** Full-screen pictures with thumbnails; arrow keys navigate, Escape closes. */
export default function GalleryViewer({ images, index, onIndexChange, onClose }: GalleryViewerProps) {
  const { t } = useTranslation();
  const [shownIndex, setShownIndex] = useState(index);
  return (
    <Root
      open
      fullScreen
      data-scheme="dark"
      onClose={onClose}
      transitionDuration={motion.calm}
      slotProps={{ paper: { 'aria-label': t('listings:gallery.viewer') } }}
    >
      <ImageCarousel
        className="viewer"
        images={images}
        startIndex={index}
        sizes="100vw"
        hasThumbnails
        onIndexChange={(newIndex) => {
          setShownIndex(newIndex);
          onIndexChange?.(newIndex);
        }}
        header={
          <div className="bar">
            <bdi dir="ltr" aria-hidden>
              {shownIndex + 1} / {images.length}
            </bdi>
            {/* Arrow keys work while the focus is inside. */}
            <IconButton autoFocus className="close" icon={X} label={t('listings:gallery.close')} onClick={onClose} />
          </div>
        }
      />
    </Root>
  );
}
