import type { Clock } from '../core/clock.ts';

/** A cached answer, as the bytes that were sent. */
export interface CachedResponse {
  /** As `writeHead` takes them: names and values in turn. */
  headers: string[];
  notModifiedHeaders: string[];
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** Of what the answers are made of, when the making began. */
  version: number;
}

/** What answers are made of. */
export interface AnswerSource {
  /** Grows when an answer that was made before may be another now. */
  readonly version: number;
  /** Whether `version` can be relied on without looking. */
  isFresh(): boolean;
  /** Looks whether anything has changed. */
  current(): Promise<unknown>;
}

const UNCHANGING: AnswerSource = { version: 0, isFresh: () => true, current: async () => undefined };

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ANSWERS = 5_000;

/**
 * Anonymous answers of the last seconds, evicted least recently used first. None is given once what it was made of has
 * changed.
 */
export class ResponseCache {
  readonly #clock: Clock;
  readonly #source: AnswerSource;
  readonly #answers = new Map<string, CachedResponse>();
  #bytes = 0;

  constructor(clock: Clock, source = UNCHANGING) {
    this.#clock = clock;
    this.#source = source;
  }

  /** To be handed to `set` with an answer whose making begins now. */
  get version(): number {
    return this.#source.version;
  }

  /** Whether `get` can be asked; what it gives may be too old otherwise. */
  isFresh = (): boolean => this.#source.isFresh();

  /** Looks whether the answers hold still. */
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
      if (this.#bytes <= MAX_BYTES && this.#answers.size <= MAX_ANSWERS) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#answers.get(key)?.body.byteLength ?? 0;
    this.#answers.delete(key);
  }
}

/** Whether a client's `If-None-Match` names an answer. */
export const isKnown = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  ifNoneMatch ? ifNoneMatch.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') : false;
