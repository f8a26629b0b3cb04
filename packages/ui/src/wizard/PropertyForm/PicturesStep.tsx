import { useTranslation } from 'react-i18next';
import { PicturePicker } from '../../forms/PicturePicker/PicturePicker.tsx';
import { coverWithout, movePicture } from '../../forms/PicturePicker/pictureRules.ts';
import type { PropertyPartProps } from './propertyValues.ts';
import type { usePropertyPictures } from './usePropertyPictures.ts';

export interface PicturesStepProps extends PropertyPartProps {
  pictures: ReturnType<typeof usePropertyPictures>;
}

/** Fourth tab: pictures upload in the background. The first one is the cover by default. */
export function PicturesStep({ form, pictures }: PicturesStepProps) {
  const { t } = useTranslation();
  const { image, cover_img } = form.values;
  const unturned = image.findIndex(({ id }) => id === pictures.unturned);
  return (
    <PicturePicker
      id={form.idOf('image')}
      items={image}
      coverId={cover_img}
      error={form.errorOf('image') ?? form.errorOf('cover_img')}
      notice={unturned < 0 ? undefined : t('forms:pictures.notTurned', { index: unturned + 1 })}
      onAdd={pictures.add}
      onMove={(id, to) => form.change({ image: movePicture(form.latest().image, id, to) })}
      onCover={(id) => form.change({ cover_img: id })}
      onRemove={(id) => {
        const { image, cover_img } = form.latest();
        form.change({ image: image.filter((one) => one.id !== id), cover_img: coverWithout(image, cover_img, id) });
      }}
      onRetry={pictures.retry}
      onRotate={pictures.rotate}
    />
  );
}
