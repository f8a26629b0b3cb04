import { LRUCache } from 'lru-cache';
import type { Clock } from '../core/clock.ts';

export interface CachedResponse {
  status: number;
  /** Alternating names and values, as `writeHead` takes them. */
  headers: string[];
  notModifiedHeaders: string[];
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  version: number;
}

export interface DataSource {
  /** Increases whenever an earlier answer may be stale. */
  readonly version: number;
  isFresh(): boolean;
  current(): Promise<unknown>;
}

const STATIC_SOURCE: DataSource = { version: 0, isFresh: () => true, current: async () => undefined };

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_RESPONSES = 5_000;

/** LRU cache of anonymous answers for a few seconds. An answer is dropped once its source has changed. */
export class ResponseCache {
  readonly #source: DataSource;
  readonly #responses: LRUCache<string, CachedResponse>;

  constructor(clock: Clock, source = STATIC_SOURCE) {
    this.#source = source;
    this.#responses = new LRUCache({
      max: MAX_RESPONSES,
      maxSize: MAX_BYTES,
      sizeCalculation: ({ body }) => Math.max(1, body.byteLength),
      perf: { now: () => clock().getTime() },
      ttlResolution: 0,
    });
  }

  /** Version to pass to `set` with an answer whose work begins now. */
  get version(): number {
    return this.#source.version;
  }

  isFresh = (): boolean => this.#source.isFresh();

  async refresh(): Promise<void> {
    if (!this.#source.isFresh()) await this.#source.current();
  }

  get(key: string): CachedResponse | undefined {
    const response = this.#responses.get(key);
    if (response?.version === this.#source.version) return response;
    this.#responses.delete(key);
    return undefined;
  }

  set(key: string, response: CachedResponse, seconds: number): void {
    this.#responses.set(key, response, { ttl: seconds * 1000 });
  }
}

export const isNotModified = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  ifNoneMatch ? ifNoneMatch.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') : false;

/** Errors are sent again: RFC 9110, 13.2.1 allows 304 only instead of a success. */
export const canSendNotModified = (
  { status, etag }: Pick<CachedResponse, 'status' | 'etag'>,
  ifNoneMatch: string | undefined,
): boolean => status === 200 && isNotModified(ifNoneMatch, etag);
