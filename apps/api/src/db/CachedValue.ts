import type { Clock } from '../core/clock.ts';
import { isUnavailable } from './DatabaseError.ts';

/** A value and the time at which its reading began, in milliseconds since 1970. */
export interface Cached<T> {
  value: T;
  loadedAt: number;
}

export interface CachedValueOptions<T> {
  load: (previous: Cached<T> | undefined) => Promise<T>;
  maxAgeMs: number;
  clock: Clock;
  /** Maximum wait for a read while there is an older value. */
  maxRefreshWaitMs?: number;
}

const MAX_REFRESH_WAIT_MS = 2_000;

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
  #isDatabaseUnresponsive = false;

  constructor(options: CachedValueOptions<T>) {
    this.#options = options;
  }

  async current(): Promise<T> {
    const { clock, maxAgeMs, maxRefreshWaitMs = MAX_REFRESH_WAIT_MS } = this.#options;
    const cached = this.#cached;
    if (cached && clock().getTime() - cached.loadedAt < maxAgeMs) return cached.value;
    const pendingRefresh = this.#refreshing ?? this.#read();
    if (!cached) return pendingRefresh;
    if (!this.#isDatabaseUnresponsive) return this.#waitFor(pendingRefresh, cached.value, maxRefreshWaitMs);
    pendingRefresh.catch(() => {});
    return cached.value;
  }

  /** True if the value can be returned without querying the database. */
  isFresh(): boolean {
    const { clock, maxAgeMs } = this.#options;
    return this.#cached !== undefined && clock().getTime() - this.#cached.loadedAt < maxAgeMs;
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
    const loadedAt = this.#options.clock().getTime();
    try {
      const value = await this.#options.load(this.#cached);
      this.#cached = { value, loadedAt };
      this.#isDatabaseUnresponsive = false;
      return value;
    } catch (error) {
      this.#isDatabaseUnresponsive = isUnavailable(error);
      throw error;
    }
  }

  async #waitFor(pendingRefresh: Promise<T>, previousValue: T, maxRefreshWaitMs: number): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<T>((resolve) => {
      timer = setTimeout(() => {
        this.#isDatabaseUnresponsive = true;
        resolve(previousValue);
      }, maxRefreshWaitMs);
    });
    try {
      return await Promise.race([pendingRefresh, timeout]);
    } catch (error) {
      if (isUnavailable(error)) return previousValue;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
