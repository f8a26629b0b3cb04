const KEPT_AT = 'x-kept-at';
const OWNER = 'x-owner';

interface Kept {
  /** Whose it is: nobody else gets it. */
  owner?: string;
  now?: number;
}

/** What the device does not do is not done: no room, no storage in a private window. */
const ifPossible = <T>(work: () => Promise<T>): Promise<T | null> => work().catch(() => null);

/** One file that this device keeps under a name, no longer than so many milliseconds. */
export function deviceFile(name: string, keptForMs: number) {
  const key = `/${name}`;
  const drop = (): Promise<unknown> => ifPossible(async () => caches.delete(name));
  return {
    /** Keeps a file in place of the one before; resolves when it is safe. */
    keep: (file: Blob, { owner = '', now = Date.now() }: Kept = {}): Promise<unknown> =>
      ifPossible(async () => {
        const headers = { 'content-type': file.type, [KEPT_AT]: String(now), [OWNER]: encodeURIComponent(owner) };
        await (await caches.open(name)).put(key, new Response(file, { headers }));
      }),
    /** The file that was kept; one that is too old is forgotten. */
    find: ({ owner = '', now = Date.now() }: Kept = {}): Promise<Blob | null> =>
      ifPossible(async () => {
        const found = await caches.match(key, { cacheName: name });
        if (!found || found.headers.get(OWNER) !== encodeURIComponent(owner)) return null;
        const age = now - Number(found.headers.get(KEPT_AT));
        if (age < keptForMs) return found.blob();
        await drop();
        return null;
      }),
    /** Forgets it. */
    drop,
  };
}
