import { createServer, type Server } from 'node:http';
import { type ListenOptions, listen } from '../core/listen.ts';
import type { Metrics } from './Metrics.ts';

/** Serves `GET /metrics` on an address of its own, which visitors must not reach. */
export async function serveMetrics(metrics: Metrics, options: ListenOptions): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.render();
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  await listen(server, options);
  return server;
}
