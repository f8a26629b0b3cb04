import type { AdPicture } from '@mashrabiya/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refusalOf } from '../../forms/callForm/problems.ts';
import type { PropertyPartProps } from './propertyValues.ts';

/** Uploads one picture; reports progress from 0 to 100, and resolves with its id on the server. */
export type UploadPicture = (file: Blob, onProgress: (percent: number) => void) => Promise<string>;
/** Rotates a picture clockwise by 90°: a chosen file, or a picture on the server. */
export type RotatePicture = (picture: Blob | AdPicture) => Promise<Blob>;

export interface PictureSending {
  onUpload: UploadPicture;
  onRotate?: RotatePicture | undefined;
}

/**
 * Pictures of an ad and their uploads, on any tab. Keeps each file while its picture is in the form, and retries when
 * the connection is back or the page becomes visible.
 */
export function usePropertyPictures(form: PropertyPartProps['form'], { onUpload, onRotate }: PictureSending) {
  const files = useRef(new Map<string, Blob>());
  const urls = useRef(new Set<string>());
  const [unturned, setUnturned] = useState<string | null>(null);

  const { image: shown } = form.values;
  useEffect(() => {
    for (const url of urls.current) {
      if (shown.some(({ src }) => src === url)) continue;
      URL.revokeObjectURL(url);
      urls.current.delete(url);
    }
    for (const id of files.current.keys()) if (!shown.some((one) => one.id === id)) files.current.delete(id);
  }, [shown]);
  useEffect(() => {
    const [currentFiles, made] = [files.current, urls.current];
    return () => {
      currentFiles.clear();
      for (const url of made) URL.revokeObjectURL(url);
      made.clear();
    };
  }, []);

  const urlOf = (file: Blob): string => {
    const url = URL.createObjectURL(file);
    urls.current.add(url);
    return url;
  };
  const set = (id: string, changes: Partial<AdPicture>) => {
    const { image, cover_img } = form.latest();
    form.change({
      image: image.map((one) => (one.id === id ? { ...one, ...changes } : one)),
      ...(cover_img === id && changes.id && { cover_img: changes.id }),
    });
  };
  const fail = (id: string, thrown: unknown) => {
    const { whole } = refusalOf(thrown, {});
    set(id, { state: 'failed', ...(whole !== null && { problem: whole }) });
  };
  /** Replaces the local id by the server's; the same photo chosen twice is one picture on the server. */
  const arrive = (id: string, known: string, file: Blob) => {
    const { image, cover_img } = form.latest();
    if (!image.some((one) => one.id === id)) return;
    files.current.set(known, file);
    if (known === id || !image.some((one) => one.id === known)) return set(id, { id: known, state: 'done' });
    form.change({ image: image.filter((one) => one.id !== id), ...(cover_img === id && { cover_img: known }) });
  };
  const send = (id: string, file: Blob) => {
    set(id, { state: 'uploading', progress: 0, problem: undefined });
    onUpload(file, (progress) => set(id, { progress })).then(
      (known) => arrive(id, known, file),
      (thrown: unknown) => fail(id, thrown),
    );
  };
  const retry = (id: string) => {
    const file = files.current.get(id);
    if (file) send(id, file);
  };

  const resend = useEffectEvent(() => {
    for (const { id, state, problem } of form.latest().image) if (state === 'failed' && !problem) retry(id);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const shownAgain = () => document.visibilityState === 'visible' && resend();
    addEventListener('online', () => resend(), { signal });
    document.addEventListener('visibilitychange', shownAgain, { signal });
    return () => listening.abort();
  }, []);

  return {
    /** Id of the last picture that failed to rotate; null after another attempt. */
    unturned: shown.some(({ id }) => id === unturned) ? unturned : null,
    add(chosen: readonly File[]) {
      const added = chosen.map((file) => ({ file, id: crypto.randomUUID() }));
      for (const { file, id } of added) files.current.set(id, file);
      const now = form.latest();
      form.change({
        image: [...now.image, ...added.map(({ file, id }) => ({ id, src: urlOf(file), state: 'uploading' as const }))],
        cover_img: now.cover_img ?? added[0]?.id ?? null,
      });
      for (const { file, id } of added) send(id, file);
    },
    retry,
    rotate:
      onRotate &&
      ((id: string) => {
        const picture = form.latest().image.find((one) => one.id === id);
        if (!picture) return;
        setUnturned(null);
        set(id, { state: 'uploading', progress: 0 });
        onRotate(files.current.get(id) ?? picture).then(
          (turned) => {
            files.current.set(id, turned);
            set(id, { src: urlOf(turned) });
            send(id, turned);
          },
          () => {
            set(id, { state: 'done' });
            setUnturned(id);
          },
        );
      }),
  };
}
