import type { MessagePictureSize } from '@mashrabiya/contract';
import { useEffect, useState } from 'react';

/** Loads a picture, which only the users of its conversation get. */
export type LoadPicture = (id: string, size: MessagePictureSize) => Promise<Blob>;

/** Object URL of a picture while it is shown; null until it has loaded. */
export function usePictureUrl(load: LoadPicture, id: string) {
  const [url, setUrl] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let objectUrl: string | undefined;
    let isShown = true;
    setFailed(false);
    load(id, 'small').then(
      (blob) => {
        if (!isShown) return;
        objectUrl = URL.createObjectURL(blob);
        setUrl(objectUrl);
      },
      () => {
        if (isShown) setFailed(true);
      },
    );
    return () => {
      isShown = false;
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    };
  }, [load, id, attempt]);
  return { url, hasFailed, retry: () => setAttempt(attempt + 1) };
}

/** Object URLs of pictures by id: of the shown one and its neighbours, first small and then large. */
export function useLargePictureUrls(
  load: LoadPicture,
  ids: readonly string[],
  shownIndex: number,
): ReadonlyMap<string, string> {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  const [store] = useState(() => ({ requested: new Set<string>(), created: [] as string[], isOpen: true }));
  useEffect(() => {
    store.isOpen = true;
    return () => {
      store.isOpen = false;
      for (const url of store.created) URL.revokeObjectURL(url);
      store.created = [];
      store.requested.clear();
    };
  }, [store]);
  useEffect(() => {
    for (const id of ids.slice(Math.max(0, shownIndex - 1), shownIndex + 2)) {
      if (store.requested.has(id)) continue;
      store.requested.add(id);
      const show = (isLarge: boolean) => (blob: Blob) => {
        if (!store.isOpen) return;
        const url = URL.createObjectURL(blob);
        store.created.push(url);
        setUrls((previous) => (!isLarge && previous.has(id) ? previous : new Map(previous).set(id, url)));
      };
      const forget = () => store.requested.delete(id);
      load(id, 'small').then(show(false), () => undefined);
      load(id, 'large').then(show(true), forget);
    }
  }, [load, ids, shownIndex, store]);
  return urls;
}
