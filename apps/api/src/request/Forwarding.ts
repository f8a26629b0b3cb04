import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { isPrivateAddress, parseAddress } from './ipAddress.ts';
import type { TrustProxy } from './trustProxy.ts';

export interface RequestSource {
  /** Connected address: a visitor's or a proxy's. Undefined for internal requests. */
  peer: string | undefined;
  header: (name: string) => string | undefined;
}

export const toSource = (request: IncomingMessage): RequestSource => ({
  peer: request.socket.remoteAddress,
  header: (name) => request.headers[name]?.toString(),
});

/** Only a request through a socket has a peer. */
export function getSource(c: Context): RequestSource {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const getHeader = (name: string) => c.req.header(name) ?? (name === 'host' ? new URL(c.req.url).host : undefined);
  return { peer: incoming?.socket.remoteAddress, header: getHeader };
}

export interface ForwardingOptions {
  /** Undefined trusts no proxy: `X-Forwarded-*` is ignored. */
  trustProxy?: TrustProxy;
  /** Public address of the site, e.g. `https://example.com`; by default, the address in each request. */
  origin?: string;
  warn?: (message: string) => void;
}

const REQUEST_ID = /^[\w-]{8,64}$/;
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The only place that decides which `X-Forwarded-*` headers to trust. */
export class Forwarding {
  readonly #trustProxy: TrustProxy | undefined;
  readonly #origin: string | undefined;
  #warn: ((message: string) => void) | undefined;

  constructor({ trustProxy, origin, warn }: ForwardingOptions = {}) {
    this.#trustProxy = trustProxy;
    this.#origin = origin;
    this.#warn = warn;
  }

  /** The peer or, behind trusted proxies, the last untrusted forwarded address: earlier ones can be forged. */
  getClientIp({ peer, header }: RequestSource): string | undefined {
    const peerAddress = parseAddress(peer ?? '');
    if (!peerAddress) return undefined;
    const forwardedFor = header('x-forwarded-for');
    let clientIp = peerAddress;
    const hops = (forwardedFor ?? '').split(',').reverse();
    for (let hop = 0; hop < hops.length && this.#trustProxy?.(clientIp, hop); hop++) {
      const address = parseAddress(hops[hop] ?? '');
      if (!address) break;
      clientIp = address;
    }
    if (forwardedFor && !this.#trustProxy?.(peerAddress, 0) && isPrivateAddress(peerAddress))
      this.#warnOnce(peerAddress);
    return clientIp;
  }

  /** Scheme and host by which the visitor knows the site, without a trailing slash. */
  getOrigin({ peer, header }: RequestSource): string {
    if (this.#origin !== undefined) return this.#origin;
    const ownHost = header('host') ?? 'localhost';
    const peerAddress = this.#trustProxy && parseAddress(peer ?? '');
    if (!peerAddress || !this.#trustProxy?.(peerAddress, 0)) return `http://${ownHost}`;
    const readFirstValue = (name: string) => header(name)?.split(',')[0]?.trim() ?? '';
    const scheme = readFirstValue('x-forwarded-proto').toLowerCase() === 'https' ? 'https' : 'http';
    const host = readFirstValue('x-forwarded-host');
    return `${scheme}://${HOST.test(host) ? host : ownHost}`;
  }

  getRequestId(source: RequestSource): string | undefined {
    const id = this.#readFromProxy(source, 'x-request-id');
    return id && REQUEST_ID.test(id) ? id : undefined;
  }

  /** Position in the trace of a trusted proxy, see W3C Trace Context; undefined without one. */
  getTraceparent(source: RequestSource): string | undefined {
    return this.#readFromProxy(source, 'traceparent');
  }

  #readFromProxy({ peer, header }: RequestSource, name: string): string | undefined {
    const value = this.#trustProxy && header(name);
    const peerAddress = value && parseAddress(peer ?? '');
    return peerAddress && this.#trustProxy?.(peerAddress, 0) ? value : undefined;
  }

  #warnOnce(peer: string): void {
    this.#warn?.(
      `Ignored X-Forwarded-For of ${peer}: all visitors behind it share one rate limit. If it is your proxy, set TRUST_PROXY=${peer}`,
    );
    this.#warn = undefined;
  }
}
