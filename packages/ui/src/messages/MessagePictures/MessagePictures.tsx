import styled from '@emotion/styled';
import type { MessagePicture } from '@mashrabiya/contract';
import { RotateCcw } from 'lucide-react';
import { type CSSProperties, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../foundation/lazyPart/lazyPart.tsx';
import { MissingPanel } from '../../foundation/lazyPart/MissingPanel.tsx';
import { getPlaceholderImage } from '../../foundation/Picture/placeholder.ts';
import { WhenNear } from '../../foundation/WhenNear.tsx';
import { getPictureRatio, messagePicturesStyles } from './messagePicturesStyles.ts';
import { type LoadPicture, usePictureUrl } from './pictureUrls.ts';

export interface MessagePicturesProps {
  pictures: readonly MessagePicture[];
  /** Absent for the user's own pictures. */
  senderName?: string | undefined;
  loadPicture: LoadPicture;
}

const Root = styled('ul')(messagePicturesStyles);
const MessagePictureViewer = lazyPart(
  () => import('./MessagePictureViewer.tsx'),
  (viewer) => <MissingPanel open {...viewer} />,
);

/** Pictures of a message in reserved boxes; each opens the full-screen viewer. */
export function MessagePictures({ pictures, senderName, loadPicture }: MessagePicturesProps) {
  const { t } = useTranslation();
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const count = pictures.length;
  const getAlt = (index: number): string => {
    if (senderName === undefined)
      return count === 1 ? t('messages:picture.own') : t('messages:picture.ownNumbered', { index: index + 1, count });
    return count === 1
      ? t('messages:picture.from', { name: senderName })
      : t('messages:picture.fromNumbered', { name: senderName, index: index + 1, count });
  };
  return (
    <>
      <Root className="pictures" data-count={count} style={{ '--ratio': getPictureRatio(pictures) } as CSSProperties}>
        {pictures.map((picture, index) => (
          <li key={picture.id} style={{ backgroundImage: getPlaceholderImage(picture.thumbhash) }}>
            <WhenNear height={0}>
              <PictureButton
                id={picture.id}
                alt={getAlt(index)}
                loadPicture={loadPicture}
                onOpen={() => setOpenIndex(index)}
              />
            </WhenNear>
          </li>
        ))}
      </Root>
      {openIndex !== null && (
        <Suspense fallback={null}>
          <MessagePictureViewer
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

interface PictureButtonProps {
  id: string;
  alt: string;
  loadPicture: LoadPicture;
  onOpen(): void;
}

function PictureButton(props: PictureButtonProps) {
  const [attempt, setAttempt] = useState(0);
  return <LoadedPicture key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function LoadedPicture({ id, alt, loadPicture, onOpen, onRetry }: PictureButtonProps & { onRetry(): void }) {
  const { t } = useTranslation();
  const { url, hasFailed } = usePictureUrl(loadPicture, id);
  if (!hasFailed)
    return (
      <button type="button" onClick={onOpen} aria-label={alt}>
        {url && <img src={url} alt={alt} draggable={false} />}
      </button>
    );
  const retry = t('messages:state.retry');
  return (
    <button
      type="button"
      className="failure"
      aria-label={`${alt}. ${t('messages:picture.failed')} ${retry}`}
      onClick={onRetry}
    >
      <RotateCcw aria-hidden size={20} strokeWidth={1.75} />
      {retry}
    </button>
  );
}
