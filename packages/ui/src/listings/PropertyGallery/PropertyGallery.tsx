import styled from '@emotion/styled';
import { getPictureFile, IMAGES_PATH, PICTURE_WIDTHS, type PropertyImage } from '@mashrabiya/contract';
import { Images } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useRef,
  useState,
  ViewTransition,
} from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../foundation/lazyPart/lazyPart.tsx';
import { MissingPanel } from '../../foundation/lazyPart/MissingPanel.tsx';
import { Picture } from '../../foundation/Picture/Picture.tsx';
import { minWidthQuery } from '../../theme/tokens.ts';
import { getPictureTransition } from '../shared/pictureTransition.ts';
import { galleryStyles } from './galleryStyles.ts';
import { useShownIndex } from './useShownIndex.ts';

export interface PropertyGalleryProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  images: readonly PropertyImage[];
  /** Content over the first picture, such as ad chip and favorite button. */
  children?: ReactNode;
  /** Controlled state of the viewer; uncontrolled when absent. */
  viewer?: Disclosure;
}

interface Disclosure {
  open: boolean;
  onOpen(): void;
  onClose(): void;
}

const Root = styled('section')(galleryStyles);
/** Shows an error panel if loading fails. */
const GalleryViewer = lazyPart(
  () => import('./GalleryViewer.tsx'),
  (viewer) => <MissingPanel open {...viewer} />,
);

const RATIO = 16 / 10;
const LARGE_SIZES = `${minWidthQuery('desktop')} 680px, 100vw`;
const SMALL_SIZES = `${minWidthQuery('desktop')} 280px, 100vw`;

/**
 * Pictures of a property: a mosaic of up to five on a desktop, a full-bleed swipe row on a phone. Each opens the
 * viewer, or without JavaScript links to its large file.
 */
export function PropertyGallery({ images, children, viewer, ...section }: PropertyGalleryProps) {
  const { t } = useTranslation();
  const row = useRef<HTMLUListElement>(null);
  const visibleIndex = useShownIndex(row, images.length);
  const [isOwnViewerOpen, setOwnViewerOpen] = useState(false);
  const [index, setIndex] = useState(0);
  const {
    open: isViewerOpen,
    onOpen,
    onClose,
  } = viewer ?? {
    open: isOwnViewerOpen,
    onOpen: () => setOwnViewerOpen(true),
    onClose: () => setOwnViewerOpen(false),
  };
  const count = images.length;
  const open = (imageIndex: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIndex(imageIndex);
    onOpen();
  };
  return (
    <Root aria-label={t('listings:carousel.label')} data-count={Math.min(count, 5)} {...section}>
      {count === 0 ? (
        <>
          <Picture image={null} ratio={RATIO} sizes={LARGE_SIZES} />
          <p className="none">{t('listings:gallery.none')}</p>
        </>
      ) : (
        <ul className="row" ref={row}>
          {images.map((image, imageIndex) => (
            <li key={image.img_name}>
              <ViewTransition {...getPictureTransition(imageIndex === 0 ? image : undefined)}>
                <a
                  href={`${IMAGES_PATH}/${getPictureFile(image.img_name, 'avif', PICTURE_WIDTHS.avif[2])}`}
                  aria-label={t('listings:gallery.openPhoto', { index: imageIndex + 1, count })}
                  // Queued until hydration: see the web app's boot script.
                  data-act
                  onClick={open(imageIndex)}
                >
                  <Picture
                    image={image}
                    ratio={RATIO}
                    sizes={imageIndex === 0 ? LARGE_SIZES : SMALL_SIZES}
                    priority={imageIndex === 0}
                  />
                </a>
              </ViewTransition>
            </li>
          ))}
        </ul>
      )}
      {count > 1 && (
        <button type="button" className="all" onClick={open(0)}>
          <Images size={18} strokeWidth={1.75} aria-hidden />
          {t('listings:gallery.open', { count })}
        </button>
      )}
      {count > 1 && (
        <span className="counter" aria-hidden>
          <bdi dir="ltr">
            {visibleIndex + 1} / {count}
          </bdi>
        </span>
      )}
      {children}
      {isViewerOpen && count > 0 && (
        <Suspense fallback={null}>
          <GalleryViewer images={images} index={index} onClose={onClose} />
        </Suspense>
      )}
    </Root>
  );
}
