import type { MiddlewareHandler } from 'hono';
import { AppError } from '../core/AppError.ts';
import { type Forwarding, getSource } from '../request/Forwarding.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITE_VALUES = new Set(['same-origin', 'none']);

/**
 * The only protection against cross-site request forgery (CSRF): pages of other sites change and count nothing in a
 * visitor's name. Browsers send the origin of a request; one without `Sec-Fetch-Site` or `Origin` comes from no page.
 */
export const blockCrossSiteRequests =
  (forwarding: Forwarding): MiddlewareHandler =>
  async (c, next) => {
    const site = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    const isOwn =
      site === undefined
        ? origin === undefined || isSameHost(origin, forwarding.getOrigin(getSource(c)))
        : OWN_SITE_VALUES.has(site);
    if (!isOwn && !SAFE_METHODS.has(c.req.method)) throw new AppError({ code: 'forbidden' });
    await next();
  };

/** Ignores the scheme, which a proxy that terminates TLS may not forward. */
const isSameHost = (a: string, b: string): boolean => URL.parse(a)?.host === URL.parse(b)?.host;
