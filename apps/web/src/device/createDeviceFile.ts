const SAVED_AT_HEADER = 'x-kept-at';
const OWNER_HEADER = 'x-owner';

interface SavedFileOptions {
  /** Account that may read the file. */
  owner?: string;
  nowMs?: number;
}

/** Ignores failures: full storage, or a private window without storage. */
const ignoreFailure = <T>(task: () => Promise<T>): Promise<T | null> => task().catch(() => null);

/** One named file on this device, with a lifetime in milliseconds. */
export function createDeviceFile(name: string, maxAgeMs: number) {
  const key = `/${name}`;
  const remove = (): Promise<unknown> => ignoreFailure(async () => caches.delete(name));
  return {
    /** Replaces the stored file; resolves when it is written. */
    save: (file: Blob, { owner = '', nowMs = Date.now() }: SavedFileOptions = {}): Promise<unknown> =>
      ignoreFailure(async () => {
        const headers = {
          'content-type': file.type,
          [SAVED_AT_HEADER]: String(nowMs),
          [OWNER_HEADER]: encodeURIComponent(owner),
        };
        await (await caches.open(name)).put(key, new Response(file, { headers }));
      }),
    /** Returns the stored file; deletes it when it is too old. */
    find: ({ owner = '', nowMs = Date.now() }: SavedFileOptions = {}): Promise<Blob | null> =>
      ignoreFailure(async () => {
        const cachedResponse = await caches.match(key, { cacheName: name });
        if (!cachedResponse || cachedResponse.headers.get(OWNER_HEADER) !== encodeURIComponent(owner)) return null;
        const age = nowMs - Number(cachedResponse.headers.get(SAVED_AT_HEADER));
        if (age < maxAgeMs) return cachedResponse.blob();
        await remove();
        return null;
      }),
    remove,
  };
}
