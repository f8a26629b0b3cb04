import type { Context } from 'hono';

export interface ConcurrencySlot {
  /** Releases the slot while an upload of a user, if any, is being received. */
  runOutside<T>(work: () => Promise<T>, userId: string | undefined): Promise<T>;
}

declare module 'hono' {
  interface ContextVariableMap {
    place?: ConcurrencySlot;
  }
}

/** Internal requests have no slot. */
export const getConcurrencySlot = (c: Context): ConcurrencySlot | undefined =>
  ((c.env ?? {}) as { place?: ConcurrencySlot }).place;
