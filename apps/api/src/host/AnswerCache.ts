import type { Clock } from '../domain/clock.ts';

/** An answer kept as the bytes that went out. */
export interface KeptAnswer {
  /** As `writeHead` takes them: names and values in turn. */
  headers: string[];
  notModifiedHeaders: string[];
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ANSWERS = 5_000;

/** Anonymous answers of the last seconds, the least recently used given up first. */
export class AnswerCache {
  readonly #clock: Clock;
  readonly #answers = new Map<string, KeptAnswer>();
  #bytes = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get(key: string): KeptAnswer | undefined {
    const answer = this.#answers.get(key);
    if (!answer) return undefined;
    this.#answers.delete(key);
    if (answer.expiresAt <= this.#clock().getTime()) {
      this.#bytes -= answer.body.byteLength;
      return undefined;
    }
    this.#answers.set(key, answer);
    return answer;
  }

  set(key: string, answer: Omit<KeptAnswer, 'expiresAt'>, seconds: number): void {
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
