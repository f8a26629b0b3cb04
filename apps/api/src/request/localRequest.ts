import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

const LOOPBACK = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/;
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const DEFAULT_PORT = 80;
const PROXY_HEADERS = [
  ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'],
  ...[
    'x-forwarded-server',
    'x-real-ip',
    'x-client-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'x-envoy-external-address',
  ],
];

/** True if a `Host` is one of this machine's own names, with the connected port. */
const isOwnHost = (host: string | undefined, port: number | undefined): boolean =>
  LOCAL_NAMES.some((name) => host === `${name}:${port}` || (port === DEFAULT_PORT && host === name));

/** True for requests through the loopback interface to an own name: prevents DNS rebinding, but is no login. */
export function isLocalRequest(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  if (!incoming) return false;
  const { remoteAddress = '', localAddress = '', localPort } = incoming.socket;
  return (
    LOOPBACK.test(remoteAddress) &&
    LOOPBACK.test(localAddress) &&
    isOwnHost(c.req.header('host'), localPort) &&
    PROXY_HEADERS.every((name) => c.req.header(name) === undefined)
  );
}
