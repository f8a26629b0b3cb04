/** How long an answer to somebody who is not logged in may be kept. */
export interface Caching {
  /** By the server; less when the homes on offer change. */
  seconds: number;
  /** By browsers without asking whether it still holds; not at all by default. */
  browserSeconds?: number;
}

/*
 * What is made of the homes on offer is made anew as soon as one of them changes, so browsers ask each time; what homes
 * are filtered by hardly ever changes.
 */
export const LISTS: Caching = { seconds: 15 };
export const COUNTS: Caching = { seconds: 5 };
export const MARKET: Caching = { seconds: 30 };
export const REFERENCE: Caching = { seconds: 300, browserSeconds: 300 };
export const SETTINGS: Caching = { seconds: 60, browserSeconds: 60 };
export const TEXTS: Caching = { seconds: 60, browserSeconds: 60 };
