const SAVED_AT = 'x-kept-at';
const OWNER = 'x-owner';

interface SavedFile {
  /** Account that may read the file. */
  owner?: string;
  now?: number;
}

/** Ignores failures: full storage, or a private window without storage. */
const ifPossible = <T>(work: () => Promise<T>): Promise<T | null> => work().catch(() => null);

/** One named file on this device, with a lifetime in milliseconds. */
export function deviceFile(name: string, maxAgeMs: number) {
  const key = `/${name}`;
  const drop = (): Promise<unknown> => ifPossible(async () => caches.delete(name));
  return {
    /** Replaces the stored file; resolves when it is written. */
    keep: (file: Blob, { owner = '', now = Date.now() }: SavedFile = {}): Promise<unknown> =>
      ifPossible(async () => {
        const headers = { 'content-type': file.type, [SAVED_AT]: String(now), [OWNER]: encodeURIComponent(owner) };
        await (await caches.open(name)).put(key, new Response(file, { headers }));
      }),
    /** Returns the stored file; deletes it when it is too old. */
    find: ({ owner = '', now = Date.now() }: SavedFile = {}): Promise<Blob | null> =>
      ifPossible(async () => {
        const found = await caches.match(key, { cacheName: name });
        if (!found || found.headers.get(OWNER) !== encodeURIComponent(owner)) return null;
        const age = now - Number(found.headers.get(SAVED_AT));
        if (age < maxAgeMs) return found.blob();
        await drop();
        return null;
      }),
    drop,
  };
}
