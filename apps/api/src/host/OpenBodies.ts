import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { readBytes } from '../app/readBody.ts';
import { AppError, RetryLater } from '../core/AppError.ts';
import { networksOf } from '../request/networks.ts';

/** Enough for the largest body that is not an upload, on a bad line. */
const WITHIN_MS = 5_000;
/** From one visitor's address: whoever sends more has them wait. */
const AT_ONCE = 32;
/** Together they must fit into memory. */
const AT_ONCE_IN_ALL = 2_000;
const RETRY_SECONDS = 5;

/** Bodies that are under way to the server, before their requests take a place among those that run. */
export class OpenBodies {
  readonly #withinMs: number;
  readonly #open = new Map<string, number>();
  #inAll = 0;

  constructor({ withinMs = WITHIN_MS } = {}) {
    this.#withinMs = withinMs;
  }

  /** Counts a body as open while it comes; refuses when too many are from its address. */
  async during<T>(client: string | undefined, work: () => Promise<T>): Promise<T> {
    const networks = client === undefined ? [] : networksOf(client);
    const isFull = networks.some(({ name, share }) => (this.#open.get(name) ?? 0) >= AT_ONCE * share);
    if (isFull || this.#inAll >= AT_ONCE_IN_ALL) throw new RetryLater('too_many_requests', RETRY_SECONDS);
    this.#add(networks, 1);
    try {
      return await work();
    } finally {
      this.#add(networks, -1);
    }
  }

  /** Reads the body of a request, soon or never, and gives the request with it. */
  async read(c: Context, client: string | undefined): Promise<Request> {
    const request = c.req.raw;
    const { url, method, headers } = request;
    const body = await this.during(client, () => this.#soon(readBytes(request), c));
    return new Request(url, { method, headers, body });
  }

  async #soon<T>(reading: Promise<T>, c: Context): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
        // Nobody waits for the rest.
        if (outgoing) outgoing.shouldKeepAlive = false;
        reject(new AppError({ code: 'timeout' }));
      }, this.#withinMs);
    });
    try {
      return await Promise.race([reading, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  #add(networks: ReturnType<typeof networksOf>, change: 1 | -1): void {
    this.#inAll += change;
    for (const { name } of networks) {
      const open = (this.#open.get(name) ?? 0) + change;
      if (open > 0) this.#open.set(name, open);
      else this.#open.delete(name);
    }
  }
}
