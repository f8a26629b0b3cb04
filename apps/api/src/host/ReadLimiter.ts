import { isPrivate } from '../request/ipAddress.ts';
import { networksOf } from '../request/networks.ts';

/** What one visitor's address may ask for at once, and then each second; a mobile network's may have a thousand behind it. */
const BURST = 300;
const PER_SECOND = 30;
const MAX_REMEMBERED = 20_000;

interface Bucket {
  left: number;
  /** Milliseconds. */
  at: number;
}

/** Limits what an address asks of the server itself, on this node alone: a bucket that fills again with time. */
export class ReadLimiter {
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Takes what a request costs; when there is not enough left, the seconds until there is, otherwise 0. */
  take(client: string, cost: number): number {
    // Everybody may come through it.
    if (isPrivate(client)) return 0;
    const now = this.#now();
    const buckets = networksOf(client).map(({ name, share }) => {
      const { left, at } = this.#buckets.get(name) ?? { left: BURST * share, at: now };
      const filled = Math.min(BURST * share, left + ((now - at) / 1000) * PER_SECOND * share);
      return { name, share, left: filled };
    });
    const wait = Math.max(...buckets.map(({ left, share }) => (cost - left) / (PER_SECOND * share)));
    if (wait > 0) return Math.ceil(wait);
    for (const { name, left } of buckets) this.#remember(name, { left: left - cost, at: now });
    return 0;
  }

  #remember(name: string, bucket: Bucket): void {
    this.#buckets.delete(name);
    this.#buckets.set(name, bucket);
    const [oldest] = this.#buckets.size > MAX_REMEMBERED ? this.#buckets.keys() : [];
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
