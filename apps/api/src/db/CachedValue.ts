import type { Clock } from '../core/clock.ts';
import { isUnavailable } from './DatabaseError.ts';

/** A value and when the reading of it began, in milliseconds since 1970. */
export interface Cached<T> {
  value: T;
  at: number;
}

export interface CachedValueOptions<T> {
  /** Reads the value from the database, knowing what was read before. */
  load: (before: Cached<T> | undefined) => Promise<T>;
  /** How old the value may be before it is read again. */
  maxAgeMs: number;
  clock: Clock;
  /** How long a reading is waited for when there is an older value. */
  patienceMs?: number;
}

const PATIENCE_MS = 2_000;

/**
 * A value in memory that follows the database. While the database is away, or silent, the value of before is given, and
 * nobody waits for it: it is read again in the background until that succeeds.
 */
export class CachedValue<T> {
  readonly #options: CachedValueOptions<T>;
  #cached: Cached<T> | undefined;
  #refreshing: Promise<T> | undefined;
  /** The reading after that. */
  #next: Promise<T> | undefined;
  /** Whether the last reading failed because the database was away, or takes too long. */
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

  /** Whether the value is young enough to be given without looking at the database. */
  isFresh(): boolean {
    const { clock, maxAgeMs } = this.#options;
    return this.#cached !== undefined && clock().getTime() - this.#cached.at < maxAgeMs;
  }

  /**
   * Reads the value from now on: a reading that is under way may have begun before what the asker has just written, so
   * it is waited for, and another one made, which all share who ask meanwhile.
   */
  refresh(): Promise<T> {
    if (!this.#refreshing) return this.#read();
    this.#next ??= this.#refreshing
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        // One that somebody began since then began late enough too.
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

  async #waitFor(refreshing: Promise<T>, older: T, patienceMs: number): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<T>((resolve) => {
      timer = setTimeout(() => {
        this.#isBehind = true;
        resolve(older);
      }, patienceMs);
    });
    try {
      return await Promise.race([refreshing, late]);
    } catch (error) {
      if (isUnavailable(error)) return older;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
