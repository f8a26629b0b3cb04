/** Cache lifetimes of answers to visitors who are not logged in. */
export interface Caching {
  /** Server cache; a change of listings invalidates it earlier. */
  seconds: number;
  /** Browser cache without revalidation; none by default. */
  browserSeconds?: number;
}

/* Lists change at once with a listing, so browsers revalidate each time. Filter choices hardly ever change. */
export const LISTS: Caching = { seconds: 15 };
export const COUNTS: Caching = { seconds: 5 };
export const MARKET: Caching = { seconds: 30 };
export const REFERENCE: Caching = { seconds: 300, browserSeconds: 300 };
export const SETTINGS: Caching = { seconds: 60, browserSeconds: 60 };
export const TEXTS: Caching = { seconds: 60, browserSeconds: 60 };
