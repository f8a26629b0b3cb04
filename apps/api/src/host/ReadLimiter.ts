import { LRUCache } from 'lru-cache';
import { isPrivateAddress } from '../request/ipAddress.ts';
import { listNetworks } from '../request/networks.ts';

/** Burst and rate per second of one address; a mobile network's address may have a thousand users. */
const BURST_TOKENS = 300;
const TOKENS_PER_SECOND = 30;
const MAX_BUCKETS = 20_000;

interface Bucket {
  tokens: number;
  /** Milliseconds. */
  updatedAt: number;
}

/** Token bucket of reads per address, on this node only. */
export class ReadLimiter {
  readonly #now: () => number;
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_BUCKETS });

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Takes tokens for a request; returns 0, or the seconds until there are enough. */
  take(clientIp: string, cost: number): number {
    // A private address is a proxy that all visitors may share.
    if (isPrivateAddress(clientIp)) return 0;
    const now = this.#now();
    const buckets = listNetworks(clientIp).map(({ name, share }) => {
      const { tokens, updatedAt } = this.#buckets.get(name) ?? { tokens: BURST_TOKENS * share, updatedAt: now };
      const refilledTokens = Math.min(
        BURST_TOKENS * share,
        tokens + ((now - updatedAt) / 1000) * TOKENS_PER_SECOND * share,
      );
      return { name, share, tokens: refilledTokens };
    });
    const waitSeconds = Math.max(...buckets.map(({ tokens, share }) => (cost - tokens) / (TOKENS_PER_SECOND * share)));
    if (waitSeconds > 0) return Math.ceil(waitSeconds);
    for (const { name, tokens } of buckets) this.#buckets.set(name, { tokens: tokens - cost, updatedAt: now });
    return 0;
  }
}
