import styled from '@emotion/styled';
import type { PropertyImage } from '@mashrabiya/contract';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageCarousel } from '../ImageCarousel/ImageCarousel.tsx';
import { viewerStyles } from './viewerStyles.ts';

export interface GalleryViewerProps {
  images: readonly PropertyImage[];
  /** The picture that it opens with. */
  index: number;
  onClose: () => void;
}

const Root = styled('dialog')(viewerStyles);
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Pictures over the whole screen, with thumbnails; arrow keys turn them, Escape closes. */
export default function GalleryViewer({ images, index, onClose }: GalleryViewerProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(index);
  // Closed while it still stands in the page, so that the focus goes back to the picture that was pressed.
  useBrowserLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <Root ref={dialog} data-scheme="dark" aria-label={t('homes.gallery.viewer')} onClose={onClose}>
      <ImageCarousel
        className="viewer"
        images={images}
        startIndex={index}
        sizes="100vw"
        thumbnails
        onIndex={setShown}
        header={
          <div className="bar">
            <bdi dir="ltr" aria-hidden>
              {shown + 1} / {images.length}
            </bdi>
            <button
              type="button"
              className="close"
              aria-label={t('homes.gallery.close')}
              onClick={() => dialog.current?.close()}
            >
              <X size={24} strokeWidth={1.75} aria-hidden />
            </button>
          </div>
        }
      />
    </Root>
  );
}
