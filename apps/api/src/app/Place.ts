import type { Context } from 'hono';

/** A request's place among those that are answered at the same time. */
export interface Place {
  /** Gives the place to others while an upload of a user, if any, is being received. */
  outside<T>(work: () => Promise<T>, userId: string | undefined): Promise<T>;
}

declare module 'hono' {
  interface ContextVariableMap {
    place?: Place;
  }
}

/** Requests from within have no place. */
export const placeOf = (c: Context): Place | undefined => ((c.env ?? {}) as { place?: Place }).place;
