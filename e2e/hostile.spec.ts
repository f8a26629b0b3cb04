import { Agent, request } from 'node:http';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, test } from '@playwright/test';
import { createHostileAddresses } from './support/hostile.ts';
import { skipUnlessOn } from './support/test.ts';

const SEEDS = [3, 5, 7, 11];
const ADDRESSES_PER_SEED = 250;
const CONCURRENCY = 6;

interface Answer {
  status: number;
  type: string;
  text: string;
}

/** Requests a URL verbatim; other clients normalise it first. */
function sendRequest(agent: Agent, origin: string, path: string): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const clientRequest = request({ agent, hostname, port, path, headers: { accept: 'text/html' } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        text += piece;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text }),
      );
    });
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}

/** Problem of a response, or null. */
function findProblem({ status, type, text }: Answer): string | null {
  if (status >= 500 || status < 200) return `status ${status}`;
  if (/node_modules|\.tsx?:\d+:\d+/.test(text)) return 'tells where it is made';
  if (/<script>alert/.test(text)) return 'runs what was written in the address';
  if (status === 200 && !type.startsWith('text/html')) return `is ${type}`;
  // React's marker of a boundary that failed on the server.
  if (text.includes('<!--$!-->')) return 'has a part that could not be drawn';
  if (status === 200 && !/<h1[ >]/.test(text)) return 'has no heading';
  return null;
}

test.describe('hostile addresses', () => {
  test.beforeEach(() => skipUnlessOn('desktop', 'one kind of window is enough: none is opened'));

  for (const seed of SEEDS) {
    test(`show a page or a clear refusal, ${ADDRESSES_PER_SEED} of them (${seed})`, { tag: '@full' }, async ({
      baseURL,
    }) => {
      test.setTimeout(180_000);
      const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
      const remaining = createHostileAddresses(seed, ADDRESSES_PER_SEED);
      const problems: string[] = [];
      const statuses = new Set<number>();
      const worker = async () => {
        for (let path = remaining.pop(); path !== undefined; path = remaining.pop()) {
          const answer = await sendRequest(agent, baseURL ?? '', path);
          statuses.add(answer.status);
          const problem = findProblem(answer);
          if (problem) problems.push(`${path.slice(0, 300)}: ${problem}`);
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, worker));
      agent.destroy();
      expect(problems).toEqual([]);
      expect([...statuses]).toEqual(expect.arrayContaining([200, 404]));
    });
  }
});

test.describe('an invalid search', () => {
  test.beforeEach(() => skipUnlessOn('desktop', 'the pages are the same on a phone'));

  for (const [name, query, text] of [
    ['a NUL', '%00', ar.pages.search.unreadable],
    ['15,000 letters', 'a'.repeat(15_000), ar.pages.search.tooLong],
    ['2,000 Arabic letters', encodeURIComponent('ش'.repeat(2000)), ar.pages.search.tooLong],
  ] as const) {
    test(`${name}: the page shows the reason`, async ({ page }) => {
      const response = await page.goto(`/search?query=${query}`);
      expect(response?.status()).toBe(422);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
    });
  }
});
