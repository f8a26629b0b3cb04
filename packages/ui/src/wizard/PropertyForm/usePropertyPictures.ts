import type { AdPicture } from '@mashrabiya/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toRefusal } from '../../forms/callForm/problems.ts';
import type { PropertyPartProps } from './propertyValues.ts';

/** Uploads one picture; reports progress from 0 to 100, and resolves with its id on the server. */
export type UploadPicture = (file: Blob, onProgress: (percent: number) => void) => Promise<string>;
/** Rotates a picture clockwise by 90°: a chosen file, or a picture on the server. */
type RotatePicture = (picture: Blob | AdPicture) => Promise<Blob>;

export interface PictureCallbacks {
  onUpload: UploadPicture;
  onRotate?: RotatePicture | undefined;
}

/**
 * Pictures of an ad and their uploads, on any tab. Keeps each file while its picture is in the form, and retries when
 * the connection is back or the page becomes visible.
 */
export function usePropertyPictures(form: PropertyPartProps['form'], { onUpload, onRotate }: PictureCallbacks) {
  const files = useRef(new Map<string, Blob>());
  const urls = useRef(new Set<string>());
  const [failedRotationId, setFailedRotationId] = useState<string | null>(null);

  const { image: images } = form.values;
  useEffect(() => {
    for (const url of urls.current) {
      if (images.some(({ src }) => src === url)) continue;
      URL.revokeObjectURL(url);
      urls.current.delete(url);
    }
    for (const id of files.current.keys())
      if (!images.some((candidate) => candidate.id === id)) files.current.delete(id);
  }, [images]);
  useEffect(() => {
    const [currentFiles, createdUrls] = [files.current, urls.current];
    return () => {
      currentFiles.clear();
      for (const url of createdUrls) URL.revokeObjectURL(url);
      createdUrls.clear();
    };
  }, []);

  const createUrl = (file: Blob): string => {
    const url = URL.createObjectURL(file);
    urls.current.add(url);
    return url;
  };
  const set = (id: string, changes: Partial<AdPicture>) => {
    const { image, cover_img } = form.getLatestValues();
    form.change({
      image: image.map((candidate) => (candidate.id === id ? { ...candidate, ...changes } : candidate)),
      ...(cover_img === id && changes.id && { cover_img: changes.id }),
    });
  };
  const fail = (id: string, thrown: unknown) => {
    const { formMessage } = toRefusal(thrown, {});
    set(id, { state: 'failed', ...(formMessage !== null && { problem: formMessage }) });
  };
  /** Replaces the local id by the server's; the same photo chosen twice is one picture on the server. */
  const replaceLocalId = (id: string, serverId: string, file: Blob) => {
    const { image, cover_img } = form.getLatestValues();
    if (!image.some((candidate) => candidate.id === id)) return;
    files.current.set(serverId, file);
    if (serverId === id || !image.some((candidate) => candidate.id === serverId))
      return set(id, { id: serverId, state: 'done' });
    form.change({
      image: image.filter((candidate) => candidate.id !== id),
      ...(cover_img === id && { cover_img: serverId }),
    });
  };
  const send = (id: string, file: Blob) => {
    set(id, { state: 'uploading', progress: 0, problem: undefined });
    onUpload(file, (progress) => set(id, { progress })).then(
      (serverId) => replaceLocalId(id, serverId, file),
      (thrown: unknown) => fail(id, thrown),
    );
  };
  const retry = (id: string) => {
    const file = files.current.get(id);
    if (file) send(id, file);
  };

  const resend = useEffectEvent(() => {
    for (const { id, state, problem } of form.getLatestValues().image) if (state === 'failed' && !problem) retry(id);
  });
  useEffect(() => {
    const listenerController = new AbortController();
    const { signal } = listenerController;
    const onVisible = () => document.visibilityState === 'visible' && resend();
    addEventListener('online', () => resend(), { signal });
    document.addEventListener('visibilitychange', onVisible, { signal });
    return () => listenerController.abort();
  }, []);

  return {
    /** Id of the last picture that failed to rotate; null after another attempt. */
    failedRotationId: images.some(({ id }) => id === failedRotationId) ? failedRotationId : null,
    add(chosenFiles: readonly File[]) {
      const addedFiles = chosenFiles.map((file) => ({ file, id: crypto.randomUUID() }));
      for (const { file, id } of addedFiles) files.current.set(id, file);
      const latestValues = form.getLatestValues();
      form.change({
        image: [
          ...latestValues.image,
          ...addedFiles.map(({ file, id }) => ({ id, src: createUrl(file), state: 'uploading' as const })),
        ],
        cover_img: latestValues.cover_img ?? addedFiles[0]?.id ?? null,
      });
      for (const { file, id } of addedFiles) send(id, file);
    },
    retry,
    rotate:
      onRotate &&
      ((id: string) => {
        const picture = form.getLatestValues().image.find((candidate) => candidate.id === id);
        if (!picture) return;
        setFailedRotationId(null);
        set(id, { state: 'uploading', progress: 0 });
        onRotate(files.current.get(id) ?? picture).then(
          (rotatedFile) => {
            files.current.set(id, rotatedFile);
            set(id, { src: createUrl(rotatedFile) });
            send(id, rotatedFile);
          },
          () => {
            set(id, { state: 'done' });
            setFailedRotationId(id);
          },
        );
      }),
  };
}
