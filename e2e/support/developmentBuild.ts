import { existsSync, readFileSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { test as base } from './test.ts';

/** Output of `scripts/lib/build.mjs`: the client with React's development checks. */
const buildFolder = path.resolve(import.meta.dirname, '../../.cache/web-development');

const SCRIPT_PATH = /^\/assets\/[^/]+\.js$/;

interface Chunk {
  file: string;
  isEntry?: boolean;
}

/** Entry file of the built client. */
function findEntryFile(): string {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(path.join(buildFolder, '.vite/manifest.json'), 'utf8'),
  );
  const entry = manifest['src/entry-client.tsx'];
  if (!entry) throw new Error('the development build has no entry');
  return entry.file;
}

async function sendDocument(response: IncomingMessage, outgoing: ServerResponse, plan: string): Promise<void> {
  let html = '';
  for await (const piece of response.setEncoding('utf8')) html += piece;
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = response.headers;
  outgoing.writeHead(response.statusCode ?? 502, headers);
  outgoing.end(html.replace(/"entry":"[^"]+","chunks":\[[^\]]*\],"afterHydration":\[[^\]]*\]/, plan));
}

/**
 * Serves the product with React's development checks: the server's HTML is unchanged, and the console reports problems
 * that the production build omits, such as duplicate keys and hydration mismatches. A server in front of the product,
 * because a browser whose requests are intercepted caches neither files nor their compiled code.
 */
async function serveDevelopmentBuild(productUrl: string): Promise<{ url: string; close(): void }> {
  const plan = `"entry":"/${findEntryFile()}","chunks":[],"afterHydration":[]`;
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(productUrl);

  const sendScript = (pathname: string, outgoing: ServerResponse) => {
    const file = path.join(buildFolder, pathname);
    if (!existsSync(file)) return outgoing.writeHead(404).end();
    const headers = { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' };
    return outgoing.writeHead(200, headers).end(readFileSync(file));
  };
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const isDocument = incoming.headers['sec-fetch-dest'] === 'document';
    const headers = { ...incoming.headers, ...(isDocument && { 'accept-encoding': 'identity' }) };
    const options = { agent, hostname, port, method: incoming.method, path: incoming.url, headers };
    const outgoingRequest = request(options, (response) => {
      if (isDocument && response.headers['content-type']?.startsWith('text/html'))
        return void sendDocument(response, outgoing, plan).catch(() => outgoing.destroy());
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.on('error', () => outgoing.destroy());
      response.pipe(outgoing);
    });
    outgoingRequest.on('error', () => outgoing.destroy());
    // The page has left.
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) outgoingRequest.destroy();
    });
    incoming.pipe(outgoingRequest);
  };

  const server = createServer((incoming, outgoing) => {
    const [pathname = ''] = (incoming.url ?? '').split('?');
    if (SCRIPT_PATH.test(pathname)) sendScript(pathname, outgoing);
    else forward(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}

interface DevelopmentFixtures {
  developmentContext: BrowserContext;
}

/** Pages with the client's development build. They share the browser's caches, and nothing that a page stores. */
export const developmentTest = base.extend<object, DevelopmentFixtures>({
  developmentContext: [
    async ({ browser }, use, { project }) => {
      const site = await serveDevelopmentBuild(process.env.E2E_URL ?? '');
      const { viewport, isMobile, hasTouch, userAgent, deviceScaleFactor, locale } = project.use;
      const device = { viewport, isMobile, hasTouch, userAgent, deviceScaleFactor, locale };
      const context = await browser.newContext({ ...device, baseURL: site.url });
      await use(context);
      await context.close();
      site.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ developmentContext }, use) => {
    const page = await developmentContext.newPage();
    await use(page);
    // Not opened by a test without a browser.
    if (page.url() !== 'about:blank') await page.evaluate(() => localStorage.clear());
    await developmentContext.clearCookies();
    await page.close();
  },
});
