import type { Context } from 'hono';

export interface ConcurrencySlot {
  /** Runs `work`, which receives an upload, with the slot released; `userId` is the uploading user, if any. */
  releaseDuring<T>(work: () => Promise<T>, userId: string | undefined): Promise<T>;
}

declare module 'hono' {
  interface ContextVariableMap {
    concurrencySlot?: ConcurrencySlot;
  }
}

/** Internal requests have no slot. */
export const getConcurrencySlot = (c: Context): ConcurrencySlot | undefined =>
  ((c.env ?? {}) as { concurrencySlot?: ConcurrencySlot }).concurrencySlot;
