import type { Clock } from '../core/clock.ts';
import { isUnavailable } from './DatabaseError.ts';

/** A value and the time at which its reading began, in milliseconds since 1970. */
export interface Cached<T> {
  value: T;
  at: number;
}

export interface CachedValueOptions<T> {
  load: (previous: Cached<T> | undefined) => Promise<T>;
  maxAgeMs: number;
  clock: Clock;
  /** Maximum wait for a read while there is an older value. */
  patienceMs?: number;
}

const PATIENCE_MS = 2_000;

/**
 * A value in memory that follows the database. While the database is unavailable or silent, callers get the previous
 * value at once, and it is read again in the background until that succeeds.
 */
export class CachedValue<T> {
  readonly #options: CachedValueOptions<T>;
  #cached: Cached<T> | undefined;
  #refreshing: Promise<T> | undefined;
  /** Read queued after the current one. */
  #next: Promise<T> | undefined;
  /** True if the last read failed because the database was unavailable, or takes too long. */
  #isBehind = false;

  constructor(options: CachedValueOptions<T>) {
    this.#options = options;
  }

  async current(): Promise<T> {
    const { clock, maxAgeMs, patienceMs = PATIENCE_MS } = this.#options;
    const cached = this.#cached;
    if (cached && clock().getTime() - cached.at < maxAgeMs) return cached.value;
    const refreshing = this.#refreshing ?? this.#read();
    if (!cached) return refreshing;
    if (!this.#isBehind) return this.#waitFor(refreshing, cached.value, patienceMs);
    refreshing.catch(() => {});
    return cached.value;
  }

  /** True if the value can be returned without querying the database. */
  isFresh(): boolean {
    const { clock, maxAgeMs } = this.#options;
    return this.#cached !== undefined && clock().getTime() - this.#cached.at < maxAgeMs;
  }

  /**
   * Reads the current value. A running read may have started before the caller's write, so another read follows it,
   * which concurrent callers share.
   */
  refresh(): Promise<T> {
    if (!this.#refreshing) return this.#read();
    this.#next ??= this.#refreshing
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        // A read started in the meantime began after the caller's write.
        return this.#refreshing ?? this.#read();
      });
    return this.#next;
  }

  #read(): Promise<T> {
    this.#refreshing = this.#load().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #load(): Promise<T> {
    const at = this.#options.clock().getTime();
    try {
      const value = await this.#options.load(this.#cached);
      this.#cached = { value, at };
      this.#isBehind = false;
      return value;
    } catch (error) {
      this.#isBehind = isUnavailable(error);
      throw error;
    }
  }

  async #waitFor(refreshing: Promise<T>, previousValue: T, patienceMs: number): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<T>((resolve) => {
      timer = setTimeout(() => {
        this.#isBehind = true;
        resolve(previousValue);
      }, patienceMs);
    });
    try {
      return await Promise.race([refreshing, timeout]);
    } catch (error) {
      if (isUnavailable(error)) return previousValue;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
