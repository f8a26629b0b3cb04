import type { Context } from 'hono';

export interface Place {
  /** Releases the slot while an upload of a user, if any, is being received. */
  outside<T>(work: () => Promise<T>, userId: string | undefined): Promise<T>;
}

declare module 'hono' {
  interface ContextVariableMap {
    place?: Place;
  }
}

/** Internal requests have no slot. */
export const placeOf = (c: Context): Place | undefined => ((c.env ?? {}) as { place?: Place }).place;
