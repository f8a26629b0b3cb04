import { useTranslation } from 'react-i18next';
import { PicturePicker } from '../../forms/PicturePicker/PicturePicker.tsx';
import { getCoverAfterRemoval, movePicture } from '../../forms/PicturePicker/pictureRules.ts';
import type { PropertyPartProps } from './propertyValues.ts';
import type { usePropertyPictures } from './usePropertyPictures.ts';

export interface PicturesStepProps extends PropertyPartProps {
  pictures: ReturnType<typeof usePropertyPictures>;
}

/** Fourth tab: pictures upload in the background. The first one is the cover by default. */
export function PicturesStep({ form, pictures }: PicturesStepProps) {
  const { t } = useTranslation();
  const { image, cover_img } = form.values;
  const failedRotationIndex = image.findIndex(({ id }) => id === pictures.failedRotationId);
  return (
    <PicturePicker
      id={form.getFieldId('image')}
      items={image}
      coverId={cover_img}
      error={form.getError('image') ?? form.getError('cover_img')}
      notice={failedRotationIndex < 0 ? undefined : t('forms:pictures.notTurned', { index: failedRotationIndex + 1 })}
      onAdd={pictures.add}
      onMove={(id, to) => form.change({ image: movePicture(form.getLatestValues().image, id, to) })}
      onCoverChange={(id) => form.change({ cover_img: id })}
      onRemove={(id) => {
        const { image, cover_img } = form.getLatestValues();
        form.change({
          image: image.filter((picture) => picture.id !== id),
          cover_img: getCoverAfterRemoval(image, cover_img, id),
        });
      }}
      onRetry={pictures.retry}
      onRotate={pictures.rotate}
    />
  );
}
