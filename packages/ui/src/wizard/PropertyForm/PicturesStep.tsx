import type { AdPicture } from '@mashrabiya/contract';
import { useRef } from 'react';
import { PicturePicker } from '../../forms/PicturePicker/PicturePicker.tsx';
import { movePicture } from '../../forms/PicturePicker/pictureRules.ts';
import type { PropertyPartProps } from './propertyValues.ts';

/** Sends one picture; tells how far it is, 0 to 100, and answers with the id under which the server has it. */
export type UploadPicture = (file: File, onProgress: (percent: number) => void) => Promise<string>;

export interface PicturesStepProps extends PropertyPartProps {
  onUpload: UploadPicture;
}

/** Fourth tab: pictures go to the server while one fills in the rest. The first one is the cover until another is. */
export function PicturesStep({ form, onUpload }: PicturesStepProps) {
  const files = useRef(new Map<string, File>());
  const { image, cover_img } = form.values;
  const set = (id: string, changes: Partial<AdPicture>) => {
    const { image: now, cover_img: cover } = form.latest();
    form.change({
      image: now.map((one) => (one.id === id ? { ...one, ...changes } : one)),
      ...(cover === id && changes.id && { cover_img: changes.id }),
    });
  };
  const send = (id: string, file: File) => {
    set(id, { state: 'uploading', progress: 0 });
    onUpload(file, (progress) => set(id, { progress })).then(
      (known) => set(id, { id: known, state: 'done' }),
      () => set(id, { state: 'failed' }),
    );
  };
  const add = (chosen: File[]) => {
    const added = chosen.map((file) => ({ file, id: crypto.randomUUID() }));
    for (const { file, id } of added) files.current.set(id, file);
    const now = form.latest();
    form.change({
      image: [
        ...now.image,
        ...added.map(({ file, id }) => ({ id, src: URL.createObjectURL(file), state: 'uploading' as const })),
      ],
      cover_img: now.cover_img ?? added[0]?.id ?? null,
    });
    for (const { file, id } of added) send(id, file);
  };

  return (
    <PicturePicker
      id={form.idOf('image')}
      items={image}
      coverId={cover_img}
      error={form.errorOf('image') ?? form.errorOf('cover_img')}
      onAdd={add}
      onMove={(id, to) => form.change({ image: movePicture(form.latest().image, id, to) })}
      onCover={(id) => form.change({ cover_img: id })}
      onRemove={(id) =>
        form.change({
          image: image.filter((one) => one.id !== id),
          ...(cover_img === id && { cover_img: null }),
        })
      }
      onRetry={(id) => {
        const file = files.current.get(id);
        if (file) send(id, file);
      }}
    />
  );
}
