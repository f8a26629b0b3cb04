export interface Caching {
  /** Server cache; a change of listings invalidates it earlier. */
  seconds: number;
  /** Browser cache without revalidation; none by default. */
  browserSeconds?: number;
}

/** Browsers revalidate lists, which a change of a listing invalidates at once; they keep what rarely changes. */
export const LIST_CACHING: Caching = { seconds: 15 };
export const COUNT_CACHING: Caching = { seconds: 5 };
export const MARKET_CACHING: Caching = { seconds: 30 };
export const REFERENCE_CACHING: Caching = { seconds: 300, browserSeconds: 300 };
export const SETTINGS_CACHING: Caching = { seconds: 60, browserSeconds: 60 };
export const TEXT_CACHING: Caching = { seconds: 60, browserSeconds: 60 };
