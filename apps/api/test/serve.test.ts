import type { Server } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { ErrorAnswer } from '@mashrabiya/contract';
import { getErrorMessage, LANGUAGES } from '@mashrabiya/i18n';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertPortFree, PortInUseError } from '../src/core/listen.ts';
import { cacheResponses } from '../src/host/cacheResponses.ts';
import { ResponseCache } from '../src/host/ResponseCache.ts';
import { serve } from '../src/host/serve.ts';
import { Forwarding } from '../src/request/Forwarding.ts';

describe('The port', () => {
  let server: Server;
  let port: number;
  let answerCount = 0;

  beforeAll(async () => {
    const cache = new ResponseCache(() => new Date());
    const site = new Hono();
    site.use(cacheResponses(cache, new Forwarding()));
    site.get('/api/cached', (c) => c.text(`answer ${++answerCount}`, 200, { 'x-cache-seconds': '15' }));
    server = await serve(site, cache, { port: 0 }, new Forwarding());
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => server.close());

  /** Answer to bytes that no well-behaved client sends. */
  const sendBytes = (bytes: string) =>
    new Promise<{ head: string; body: string }>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      let receivedText = '';
      socket.on('data', (chunk) => {
        receivedText += chunk;
      });
      socket.on('error', reject);
      socket.on('close', () => {
        const [head = '', body = ''] = receivedText.split('\r\n\r\n');
        resolve({ head, body });
      });
    });

  it.each([
    ['no HTTP at all', 'castle\r\n\r\n', 400, 'malformed_body'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
      'malformed_body',
    ],
  ])('refuses %s in the format of the API', async (_, bytes, status, code) => {
    const { head, body } = await sendBytes(bytes);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(ErrorAnswer.parse(JSON.parse(body)).errors[0]?.code).toBe(code);
  });

  it('keeps idle connections for longer than the 60 seconds of nginx', async () => {
    const { headers } = await fetch(`http://127.0.0.1:${port}/api/cached`);
    expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
  });

  it('refuses headers beyond the limit with a page in both languages', async () => {
    const { head, body } = await sendBytes(`GET /search?query=${'a'.repeat(40_000)} HTTP/1.1\r\nhost: x\r\n\r\n`);
    expect(head).toMatch(/^HTTP\/1.1 431 .*content-type: text\/html/s);
    for (const language of LANGUAGES) expect(body).toContain(getErrorMessage('headers_too_large', language));
  });

  it('serves cached answers with the same bytes and headers', async () => {
    const fetchCached = (headers = {}) => fetch(`http://127.0.0.1:${port}/api/cached?a=1`, { headers });
    const first = await fetchCached();
    const second = await fetchCached();
    expect(await second.text()).toBe(await first.text());
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(second.headers.get('x-cache-seconds')).toBeNull();
    const notModified = await fetchCached({ 'if-none-match': first.headers.get('etag') ?? '' });
    expect(notModified.status).toBe(304);
    expect(await (await fetchCached({ authorization: 'Bearer x' })).text()).not.toBe(
      await (await fetchCached()).text(),
    );
  });

  it('closes connections after their answers during shutdown', async () => {
    const started = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const site = new Hono();
    site.get('/slow', async (c) => {
      started.resolve();
      await gate.promise;
      return c.text('slow');
    });
    const cache = new ResponseCache(() => new Date());
    const closingServer = await serve(site, cache, { port: 0 }, new Forwarding());
    const slow = fetch(`http://127.0.0.1:${(closingServer.address() as AddressInfo).port}/slow`);
    await started.promise;
    const closed = new Promise((resolve) => closingServer.close(resolve));
    gate.resolve();
    const answer = await slow;
    expect({ body: await answer.text(), connection: answer.headers.get('connection') }).toEqual({
      body: 'slow',
      connection: 'close',
    });
    await closed;
  });

  it('reports a taken port in one sentence', async () => {
    await expect(assertPortFree(port)).rejects.toThrow(PortInUseError);
    await expect(assertPortFree(port)).rejects.toThrow(/^Port \d+ is already in use\. [^.]*: PORT=\d+ npm start$/);
    const otherServer = createServer().listen(0);
    const freePort = (otherServer.address() as AddressInfo).port;
    await new Promise((resolve) => otherServer.close(resolve));
    await expect(assertPortFree(freePort)).resolves.toBeUndefined();
  });
});
