import { useTranslation } from 'react-i18next';
import { PrivatePictures, type PrivatePicturesProps } from '../../pictures/PrivatePictures/PrivatePictures.tsx';

export interface MessagePicturesProps extends Pick<PrivatePicturesProps, 'pictures' | 'loadPicture'> {
  /** Absent for the user's own pictures. */
  senderName?: string | undefined;
}

/** Pictures of a message. */
export function MessagePictures({ pictures, senderName, loadPicture }: MessagePicturesProps) {
  const { t } = useTranslation();
  const count = pictures.length;
  const getAlt = (index: number): string => {
    if (senderName === undefined)
      return count === 1 ? t('messages:picture.own') : t('messages:picture.ownNumbered', { index: index + 1, count });
    return count === 1
      ? t('messages:picture.from', { name: senderName })
      : t('messages:picture.fromNumbered', { name: senderName, index: index + 1, count });
  };
  return (
    <PrivatePictures
      pictures={pictures}
      getAlt={getAlt}
      failureText={t('messages:picture.failed')}
      loadPicture={loadPicture}
    />
  );
}
