import type { Clock } from '../core/clock.ts';

export interface CachedResponse {
  status: number;
  /** Alternating names and values, as `writeHead` takes them. */
  headers: string[];
  notModifiedHeaders: string[];
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  /** Milliseconds since 1970. */
  expiresAt: number;
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
  readonly #clock: Clock;
  readonly #source: DataSource;
  readonly #answers = new Map<string, CachedResponse>();
  #bytes = 0;

  constructor(clock: Clock, source = STATIC_SOURCE) {
    this.#clock = clock;
    this.#source = source;
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
    const answer = this.#answers.get(key);
    if (!answer) return undefined;
    this.#answers.delete(key);
    if (answer.expiresAt <= this.#clock().getTime() || answer.version !== this.#source.version) {
      this.#bytes -= answer.body.byteLength;
      return undefined;
    }
    this.#answers.set(key, answer);
    return answer;
  }

  set(key: string, answer: Omit<CachedResponse, 'expiresAt'>, seconds: number): void {
    this.#drop(key);
    this.#answers.set(key, { ...answer, expiresAt: this.#clock().getTime() + seconds * 1000 });
    this.#bytes += answer.body.byteLength;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= MAX_BYTES && this.#answers.size <= MAX_RESPONSES) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#answers.get(key)?.body.byteLength ?? 0;
    this.#answers.delete(key);
  }
}

export const isNotModified = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  ifNoneMatch ? ifNoneMatch.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') : false;

/** Errors are sent again: RFC 9110, 13.2.1 allows 304 only instead of a success. */
export const canSendNotModified = (
  { status, etag }: Pick<CachedResponse, 'status' | 'etag'>,
  ifNoneMatch: string | undefined,
): boolean => status === 200 && isNotModified(ifNoneMatch, etag);
