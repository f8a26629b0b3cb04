import type { PrivatePicture } from '@mashrabiya/contract';
import type { LoadPicture } from '@mashrabiya/ui';
import { useAtomValue, useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQueryOptions } from '../api/apiQueryOptions.ts';
import { ApiError } from '../api/error.ts';
import { queryContextAtom } from '../api/queryContext.ts';
import { type Attachment, attachmentsAtom, uploaderAtom } from './attachments.ts';
import type { PrivatePictureCall } from './usePictureLoader.ts';
import { useShrunkUpload } from './useShrunkUpload.ts';

const NONE: readonly Attachment[] = [];
const TOO_MANY_REQUESTS = 429;

interface AttachmentOptions {
  /** Identifies the user and the form. */
  key: string;
  uploadCall: 'uploadMessagePicture' | 'uploadCompanyPaper';
  /** Call that serves the uploaded pictures. */
  getCall: PrivatePictureCall;
}

/** Private pictures of a form, uploaded as soon as they are chosen. */
export function useAttachments({ key, uploadCall, getCall }: AttachmentOptions) {
  const { t } = useTranslation();
  const store = useStore();
  const upload = useShrunkUpload(uploadCall, useAtomValue(uploaderAtom));
  const items = useAtomValue(attachmentsAtom).get(key) ?? NONE;

  const getItems = () => store.get(attachmentsAtom).get(key) ?? NONE;
  const change = (toNext: (previous: readonly Attachment[]) => readonly Attachment[]) =>
    store.set(attachmentsAtom, (previous) => new Map(previous).set(key, toNext(previous.get(key) ?? NONE)));
  const set = (id: string, changes: Partial<Attachment>) =>
    change((previous) => previous.map((item) => (item.id === id ? { ...item, ...changes } : item)));
  const remove = (ids: readonly string[]) => {
    for (const { id, src } of getItems()) if (ids.includes(id)) URL.revokeObjectURL(src);
    change((previous) => previous.filter(({ id }) => !ids.includes(id)));
  };

  /** Caches the sent file, so that the sender need not load it. */
  const cache = ({ id }: PrivatePicture, file: Blob) => {
    for (const size of ['small', 'large'] as const) {
      const { queryKey } = apiQueryOptions(store.get(queryContextAtom), getCall, {
        params: { id },
        query: { size },
      });
      store.get(queryClientAtom).setQueryData(queryKey, file);
    }
  };
  const start = ({ id, file }: Pick<Attachment, 'id' | 'file'>) => {
    set(id, { state: 'uploading', progress: 0 });
    upload(file, (progress) => set(id, { progress })).then(
      ({ picture, sentFile }) => {
        cache(picture, sentFile);
        set(id, { state: 'done', uploaded: picture });
      },
      (error: unknown) => {
        const isFinal = error instanceof ApiError && error.status < 500 && error.status !== TOO_MANY_REQUESTS;
        const [problem] = isFinal ? error.problems : [];
        set(id, { state: 'failed', ...(problem && { problem: problem.title }) });
      },
    );
  };
  const retry = (id: string) => {
    const item = getItems().find((candidate) => candidate.id === id);
    if (item) start(item);
  };
  const retryFailed = useEffectEvent(() => {
    for (const item of getItems()) if (item.state === 'failed' && !item.problem) start(item);
  });
  useEffect(() => {
    const onOnline = () => retryFailed();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  const waitForUploads = () =>
    new Promise<void>((resolve) => {
      const isUploading = () => getItems().some(({ state }) => state === 'uploading');
      if (!isUploading()) return resolve();
      const unsubscribe = store.sub(attachmentsAtom, () => {
        if (isUploading()) return;
        unsubscribe();
        resolve();
      });
    });

  return {
    controls: {
      items,
      onAdd: (files: File[]) => {
        const added = files.map((file) => ({
          id: crypto.randomUUID(),
          file,
          src: URL.createObjectURL(file),
          state: 'uploading' as const,
        }));
        change((previous) => [...previous, ...added]);
        for (const item of added) start(item);
      },
      onRemove: (id: string) => remove([id]),
      onRetry: retry,
    },
    /** Resolves when all uploads have ended; rejects with a form error if one failed. */
    finishUploads: async (): Promise<PrivatePicture[]> => {
      await waitForUploads();
      const uploaded = getItems().flatMap((item) => item.uploaded ?? []);
      if (uploaded.length === getItems().length) return uploaded;
      const title = t('forms:problem.images_failed');
      throw new ApiError('images_failed', 422, title, [{ status: '422', code: 'images_failed', title }]);
    },
    /** Removes the sent pictures, or all. */
    clear: (sent?: readonly PrivatePicture[]) => {
      const isSent = ({ uploaded }: Attachment) => !sent || sent.some(({ id }) => id === uploaded?.id);
      remove(
        getItems()
          .filter(isSent)
          .map(({ id }) => id),
      );
    },
    /** Shows pictures that were uploaded before, unless the form has some; skips those that are no longer there. */
    restore: async (pictures: readonly PrivatePicture[], load: LoadPicture) => {
      const restored = await Promise.all(
        pictures.map(async (uploaded): Promise<Attachment[]> => {
          const file = await load(uploaded.id, 'small').catch(() => null);
          return file ? [{ id: uploaded.id, file, src: URL.createObjectURL(file), state: 'done', uploaded }] : [];
        }),
      );
      change((previous) => (previous.length > 0 ? previous : restored.flat()));
    },
  };
}
