import { readBytes } from '../app/readBody.ts';
import { networksOf } from '../request/networks.ts';
import { type BodyLimit, BodyPool } from './BodyPool.ts';
import { type Connection, OpenBody } from './OpenBody.ts';

/** Enough for the largest body that is not an upload, on a bad line. */
const WITHIN_MS = 5_000;
/** Uploads slower than 1 kB/s on average are ended. The window is long enough for a phone to change its cell. */
const RATE = { windowMs: 30_000, bytes: 30_000 };
/** Per visitor's address and kind. */
const MOST_OF_ADDRESS = 32;
/** The pictures of an ad, sent at once. */
const MOST_UPLOADS_OF_USER = 10;
/** Forms of requests without a login. */
const MOST_ANONYMOUS_UPLOADS = 100;
/** All of them must fit into memory. */
const MOST_SMALL = 2_000;
/** Uploads are streamed to the disk. */
const MOST_UPLOADS = 500;

const limitsOfAddress = (client: string | undefined): BodyLimit[] =>
  client === undefined ? [] : networksOf(client).map(({ name, share }) => ({ name, most: MOST_OF_ADDRESS * share }));

export interface Uploader {
  client: string | undefined;
  userId: string | undefined;
}

/**
 * Bodies being received, before their requests are admitted. Uploads and small bodies are counted separately, so that
 * uploads never use up the capacity for others.
 */
export class OpenBodies {
  readonly #withinMs: number;
  readonly #rate: typeof RATE;
  readonly #small: BodyPool<OpenBody>;
  readonly #uploads = new BodyPool<OpenBody>(MOST_UPLOADS, 'refuse');

  constructor({ withinMs = WITHIN_MS, rate = RATE, mostSmall = MOST_SMALL } = {}) {
    this.#withinMs = withinMs;
    this.#rate = rate;
    this.#small = new BodyPool(mostSmall, 'dropOldest');
  }

  /** Reads a small body within a few seconds and returns the request with it. Over the limit, the oldest is dropped. */
  async read(request: Request, client: string | undefined, connection: Connection = {}): Promise<Request> {
    const open = new OpenBody(connection);
    const remove = this.#small.add(open, limitsOfAddress(client));
    const timer = setTimeout(() => open.drop(), this.#withinMs);
    try {
      const { url, method, headers } = request;
      return new Request(url, { method, headers, body: await open.until(readBytes(request)) });
    } finally {
      clearTimeout(timer);
      remove();
    }
  }

  async upload<T>({ client, userId }: Uploader, work: () => Promise<T>, connection: Connection = {}): Promise<T> {
    const open = new OpenBody(connection);
    const limit =
      userId === undefined
        ? { name: 'anonymous', most: MOST_ANONYMOUS_UPLOADS }
        : { name: `user ${userId}`, most: MOST_UPLOADS_OF_USER };
    const remove = this.#uploads.add(open, [...limitsOfAddress(client), limit]);
    const endWatch = open.requireRate(this.#rate);
    try {
      return await open.until(work());
    } finally {
      endWatch();
      remove();
    }
  }
}
