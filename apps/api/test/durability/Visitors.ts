import { setTimeout as sleep } from 'node:timers/promises';
import { buildPath, createRequestRandom, generateFilters, KINDS, PLACES } from '../../bench/requests.ts';
import { createAddress } from './Workload.ts';

const CLIENT_COUNT = 8;
const PAGES = ['/', '/listing', '/rent', '/reels', '/plans'];

export interface VisitorSample {
  milliseconds: number;
  status: number;
}

/** Visitors who search and look at pages; each request is another, so that few answers come from a cache. */
export class Visitors {
  readonly #server: { readonly url: string };
  readonly #pages: readonly string[];
  readonly #random = createRequestRandom(7);
  /** Requests a second of all together; undefined sends as many as the server answers. */
  #rate: number | undefined;
  #samples: VisitorSample[] = [];
  #isOver = false;
  #clients: Promise<void>[] = [];

  private constructor(server: { readonly url: string }, pages: readonly string[]) {
    this.#server = server;
    this.#pages = pages;
  }

  /** Without a build of the web app, visitors only search. */
  static async create(server: { readonly url: string }): Promise<Visitors> {
    const { ok } = await fetch(`${server.url}/`);
    return new Visitors(server, ok ? PAGES : []);
  }

  start(rate?: number): void {
    this.#rate = rate;
    this.#isOver = false;
    this.#clients = Array.from({ length: CLIENT_COUNT }, () => this.#visit());
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#clients);
  }

  /** Returns the answers since the last call. */
  takeSamples(): VisitorSample[] {
    return this.#samples.splice(0);
  }

  async #visit(): Promise<void> {
    while (!this.#isOver) {
      const start = performance.now();
      const status = await fetch(this.#server.url + this.#choosePath(), {
        headers: { 'x-forwarded-for': createAddress(), 'user-agent': 'Mozilla/5.0 (Android 14) Chrome/140' },
      })
        .then(async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        })
        .catch(() => 0);
      const milliseconds = performance.now() - start;
      this.#samples.push({ milliseconds, status });
      if (this.#rate !== undefined) await sleep(Math.max(0, (1000 * CLIENT_COUNT) / this.#rate - milliseconds));
    }
  }

  #choosePath(): string {
    const { below, pick } = this.#random;
    const kind = below(10);
    if (kind < 5)
      return buildPath(pick(['/forsell', '/forrent']), { ...generateFilters(this.#random), page: 1 + below(3) });
    if (kind < 7) return buildPath('/suggestions', { q: `${pick(KINDS)} ${pick(PLACES)}`.trim() });
    if (kind < 8 || this.#pages.length === 0) return buildPath('/facets', generateFilters(this.#random));
    return pick(this.#pages);
  }
}
