import { readBodyBytes } from '../app/readBody.ts';
import { listNetworks } from '../request/networks.ts';
import { type BodyLimit, BodyPool } from './BodyPool.ts';
import { type Connection, IncomingBody } from './IncomingBody.ts';

/** Enough for the largest body that is not an upload, on a bad line. */
const READ_TIMEOUT_MS = 5_000;
/** Uploads slower than 1 kB/s on average are ended. The window is long enough for a phone to change its cell. */
const MIN_RATE = { windowMs: 30_000, bytes: 30_000 };
/** Per IP address, separately for uploads and small bodies. */
const MAX_PER_ADDRESS = 32;
/** The pictures of an ad, sent at once. */
const MAX_UPLOADS_PER_USER = 10;
const MAX_ANONYMOUS_UPLOADS = 100;
/** Small bodies being received; all of them must fit into memory. */
const MAX_SMALL_BODIES = 2_000;
/** Uploads being received; they are streamed to the disk. */
const MAX_UPLOADS = 500;

const buildAddressLimits = (clientIp: string | undefined): BodyLimit[] =>
  clientIp === undefined
    ? []
    : listNetworks(clientIp).map(({ name, share }) => ({ name, maxBodies: MAX_PER_ADDRESS * share }));

export interface Uploader {
  clientIp: string | undefined;
  userId: string | undefined;
}

/** Bodies of requests not yet admitted. Uploads have separate counts, so that they never use up others' capacity. */
export class IncomingBodies {
  readonly #readTimeoutMs: number;
  readonly #rate: typeof MIN_RATE;
  readonly #smallBodies: BodyPool<IncomingBody>;
  readonly #uploads = new BodyPool<IncomingBody>(MAX_UPLOADS, 'refuse');

  constructor({ readTimeoutMs = READ_TIMEOUT_MS, rate = MIN_RATE, maxSmallBodies = MAX_SMALL_BODIES } = {}) {
    this.#readTimeoutMs = readTimeoutMs;
    this.#rate = rate;
    this.#smallBodies = new BodyPool(maxSmallBodies, 'dropOldest');
  }

  /** Reads a small body within a few seconds and returns the request with it. Over the limit, the oldest is dropped. */
  async read(request: Request, clientIp: string | undefined, connection: Connection = {}): Promise<Request> {
    const incomingBody = new IncomingBody(connection);
    const remove = this.#smallBodies.add(incomingBody, buildAddressLimits(clientIp));
    const timer = setTimeout(() => incomingBody.drop(), this.#readTimeoutMs);
    try {
      const { url, method, headers } = request;
      return new Request(url, { method, headers, body: await incomingBody.waitFor(readBodyBytes(request)) });
    } finally {
      clearTimeout(timer);
      remove();
    }
  }

  async upload<T>({ clientIp, userId }: Uploader, work: () => Promise<T>, connection: Connection = {}): Promise<T> {
    const incomingBody = new IncomingBody(connection);
    const limit =
      userId === undefined
        ? { name: 'anonymous', maxBodies: MAX_ANONYMOUS_UPLOADS }
        : { name: `user ${userId}`, maxBodies: MAX_UPLOADS_PER_USER };
    const remove = this.#uploads.add(incomingBody, [...buildAddressLimits(clientIp), limit]);
    const stopWatching = incomingBody.requireRate(this.#rate);
    try {
      return await incomingBody.waitFor(work());
    } finally {
      stopWatching();
      remove();
    }
  }
}
