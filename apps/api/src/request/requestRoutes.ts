import { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { API_PREFIX } from '@mashrabiya/contract';
import type { Context } from 'hono';

export const CACHED_ROUTE = 'cached';

/** Route of health checks, which load balancers send every few seconds. */
export const HEALTH_ROUTE = 'health';
export const HEALTH_PATH = '/healthz';

const routes = new WeakMap<IncomingMessage, string>();

export const setRoute = (request: IncomingMessage, route: string): void => void routes.set(request, route);

export function setContextRoute(c: Context, route: string): void {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  // Internal requests have none.
  if (incoming instanceof IncomingMessage) setRoute(incoming, route);
}

export const getRoute = (request: IncomingMessage): string =>
  routes.get(request) ?? (request.url?.startsWith(`${API_PREFIX}/`) ? 'api' : 'site');
