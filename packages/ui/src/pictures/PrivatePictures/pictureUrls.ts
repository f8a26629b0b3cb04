import type { PrivatePictureSize } from '@mashrabiya/contract';
import { useEffect, useMemo, useState } from 'react';

/** Loads a private picture with the user’s login. */
export type LoadPicture = (id: string, size: PrivatePictureSize) => Promise<Blob>;

/** Returns the object URL of a mounted picture; null until it has loaded. */
export function usePictureUrl(load: LoadPicture, id: string) {
  const [url, setUrl] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let objectUrl: string | undefined;
    let isShown = true;
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
  }, [load, id]);
  return { url, hasFailed };
}

/** Returns object URLs by picture id: large for the shown picture and its neighbours, small for others. */
export function usePictureUrls(
  load: LoadPicture,
  ids: readonly string[],
  shownIndex: number,
): ReadonlyMap<string, string> {
  const [small, setSmall] = useState<ReadonlyMap<string, string>>(new Map());
  const [large, setLarge] = useState<ReadonlyMap<string, string>>(new Map());
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
    const request = (id: string, size: PrivatePictureSize) => {
      const key = `${size} ${id}`;
      if (store.requested.has(key)) return;
      store.requested.add(key);
      load(id, size).then(
        (blob) => {
          if (!store.isOpen) return;
          const url = URL.createObjectURL(blob);
          store.created.push(url);
          const set = size === 'small' ? setSmall : setLarge;
          set((previous) => new Map(previous).set(id, url));
        },
        () => store.requested.delete(key),
      );
    };
    for (const id of ids.slice(Math.max(0, shownIndex - 1), shownIndex + 2)) request(id, 'large');
    for (const id of ids) request(id, 'small');
  }, [load, ids, shownIndex, store]);
  return useMemo(() => new Map([...small, ...large]), [small, large]);
}
