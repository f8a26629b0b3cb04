import styled from '@emotion/styled';
import type { PrivatePicture } from '@mashrabiya/contract';
import { RotateCcw } from 'lucide-react';
import { type CSSProperties, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../foundation/lazyPart/lazyPart.tsx';
import { MissingPanel } from '../../foundation/lazyPart/MissingPanel.tsx';
import { getPlaceholderImage } from '../../foundation/Picture/placeholder.ts';
import { RenderNearViewport } from '../../foundation/RenderNearViewport/RenderNearViewport.tsx';
import { type LoadPicture, usePictureUrl } from './pictureUrls.ts';
import { getPictureRatio, privatePicturesStyles } from './privatePicturesStyles.ts';

export interface PrivatePicturesProps {
  pictures: readonly PrivatePicture[];
  /** Alternative text of a picture, counted from 0. */
  getAlt(index: number): string;
  /** Error of a picture that could not be loaded. */
  failureText: string;
  loadPicture: LoadPicture;
}

const Root = styled('ul')(privatePicturesStyles);
const PrivatePictureViewer = lazyPart(
  () => import('./PrivatePictureViewer.tsx'),
  (viewer) => <MissingPanel open {...viewer} />,
);

/** Private pictures in reserved boxes; each opens the full-screen viewer. */
export function PrivatePictures({ pictures, getAlt, failureText, loadPicture }: PrivatePicturesProps) {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  return (
    <>
      <Root
        className="pictures"
        data-count={pictures.length}
        style={{ '--ratio': getPictureRatio(pictures) } as CSSProperties}
      >
        {pictures.map((picture, index) => (
          <li key={picture.id} style={{ backgroundImage: getPlaceholderImage(picture.thumbhash) }}>
            <RenderNearViewport height={0}>
              <PictureButton
                id={picture.id}
                alt={getAlt(index)}
                failureText={failureText}
                loadPicture={loadPicture}
                onOpen={() => setOpenIndex(index)}
              />
            </RenderNearViewport>
          </li>
        ))}
      </Root>
      {openIndex !== null && (
        <Suspense fallback={null}>
          <PrivatePictureViewer
            images={pictures.map(({ id, thumbhash }, index) => ({ img_name: id, thumbhash, alt: getAlt(index) }))}
            index={openIndex}
            loadPicture={loadPicture}
            onClose={() => setOpenIndex(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface PictureButtonProps extends Pick<PrivatePicturesProps, 'failureText' | 'loadPicture'> {
  id: string;
  alt: string;
  onOpen(): void;
}

function PictureButton(props: PictureButtonProps) {
  const [attempt, setAttempt] = useState(0);
  return <LoadedPicture key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function LoadedPicture({
  id,
  alt,
  failureText,
  loadPicture,
  onOpen,
  onRetry,
}: PictureButtonProps & { onRetry(): void }) {
  const { t } = useTranslation();
  const { url, hasFailed } = usePictureUrl(loadPicture, id);
  if (!hasFailed)
    return (
      <button type="button" onClick={onOpen} aria-label={alt}>
        {url && <img src={url} alt={alt} draggable={false} />}
      </button>
    );
  const retry = t('common:retry');
  return (
    <button type="button" className="failure" aria-label={`${alt}. ${failureText} ${retry}`} onClick={onRetry}>
      <RotateCcw aria-hidden size={20} strokeWidth={1.75} />
      {retry}
    </button>
  );
}
