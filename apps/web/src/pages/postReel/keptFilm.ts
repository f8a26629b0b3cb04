/** Where the one film lies that is kept on this device. */
const CACHE = 'recorded-film';
const KEY = '/recorded-film';
const KEPT_AT = 'x-kept-at';
/** Longer than anybody takes to log in; what is older was given up, perhaps by another person at this device. */
const KEPT_FOR_MS = 60 * 60_000;

/** What the device does not do is not done: no room, no storage in a private window. */
const ifPossible = <T>(work: () => Promise<T>): Promise<T | null> => work().catch(() => null);

/** Keeps a film on this device, in place of the one before; resolves when it is safe. */
export const keepFilm = (film: Blob, now = Date.now()): Promise<unknown> =>
  ifPossible(async () => {
    const headers = { 'content-type': film.type, [KEPT_AT]: String(now) };
    await (await caches.open(CACHE)).put(KEY, new Response(film, { headers }));
  });

/** Forgets it. */
export const dropKeptFilm = (): Promise<unknown> => ifPossible(async () => caches.delete(CACHE));

/** The film that was kept within the last hour; an older one is forgotten. */
export const keptFilm = (now = Date.now()): Promise<Blob | null> =>
  ifPossible(async () => {
    const found = await caches.match(KEY, { cacheName: CACHE });
    if (!found) return null;
    const age = now - Number(found.headers.get(KEPT_AT));
    if (age < KEPT_FOR_MS) return found.blob();
    await dropKeptFilm();
    return null;
  });
