import type { HttpBindings } from '@hono/node-server';
import { AppError } from '../core/AppError.ts';

/** The connection of a request; internal requests have none. */
export type Connection = Partial<HttpBindings>;

export class IncomingBody {
  readonly #connection: Connection;
  readonly #dropped = Promise.withResolvers<never>();

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#dropped.promise.catch(() => undefined);
  }

  /** Answers the request with 408 and closes its connection. */
  drop(): void {
    if (this.#connection.outgoing) this.#connection.outgoing.shouldKeepAlive = false;
    this.#dropped.reject(new AppError({ code: 'body_too_slow' }));
  }

  waitFor<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.#dropped.promise]);
  }

  /** Drops the body if fewer bytes arrive within a window; returns the function that ends the watch. */
  requireRate({ windowMs, bytes }: { windowMs: number; bytes: number }): () => void {
    const socket = this.#connection.incoming?.socket;
    let receivedBytes = socket?.bytesRead ?? 0;
    const timer = setInterval(() => {
      const previouslyReceived = receivedBytes;
      receivedBytes = socket?.bytesRead ?? 0;
      if (receivedBytes - previouslyReceived < bytes) this.drop();
    }, windowMs);
    return () => clearInterval(timer);
  }
}
