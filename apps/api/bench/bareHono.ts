import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** Bare Hono handler that sends fixed bytes: the reference for the cached list. */
const body = await new Promise<Buffer>((resolve) => {
  const chunks: Buffer[] = [];
  process.stdin.on('data', (chunk) => chunks.push(chunk));
  process.stdin.on('end', () => resolve(Buffer.concat(chunks)));
});
const bytes = Uint8Array.from(body);
const app = new Hono();
app.get('/', (c) =>
  c.body(bytes, 200, { 'content-type': 'application/vnd.api+json', 'content-length': String(bytes.length) }),
);
serve({ fetch: app.fetch, port: 0 }, ({ port }) => console.log(`http://localhost:${port}`));
