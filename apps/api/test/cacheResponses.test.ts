import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { cacheResponses } from '../src/host/cacheResponses.ts';
import { ResponseCache } from '../src/host/ResponseCache.ts';
import { Forwarding } from '../src/request/Forwarding.ts';

function createPausedSite() {
  const source = { version: 1, isFresh: () => true, current: async () => undefined };
  const site = new Hono();
  site.use(cacheResponses(new ResponseCache(() => new Date(), source), new Forwarding()));
  const finishReads: (() => void)[] = [];
  site.get('/api/listings', async (c) => {
    const { version } = source;
    await new Promise<void>((resolve) => finishReads.push(resolve));
    return c.text(`version ${version}`, 200, { 'x-cache-seconds': '15' });
  });
  const fetchText = async () => (await site.request('/api/listings')).text();
  return { source, finishReads, fetchText };
}

const waitTurn = () => new Promise(setImmediate);

it('answers concurrent requests by one read', async () => {
  const { finishReads, fetchText } = createPausedSite();
  const answers = Promise.all([fetchText(), fetchText()]);
  await waitTurn();
  expect(finishReads).toHaveLength(1);
  finishReads[0]?.();
  expect(await answers).toEqual(['version 1', 'version 1']);
});

it('reads again for a request that comes after a change, although an earlier read is unfinished', async () => {
  const { source, finishReads, fetchText } = createPausedSite();
  const earlierAnswer = fetchText();
  await waitTurn();
  source.version = 2;
  const laterAnswer = fetchText();
  await waitTurn();
  for (const finishRead of finishReads) finishRead();
  expect(await Promise.all([earlierAnswer, laterAnswer])).toEqual(['version 1', 'version 2']);
  expect(await fetchText()).toBe('version 2');
});
