import type { MiddlewareHandler } from 'hono';
import { type Forwarding, getSource } from '../request/Forwarding.ts';

export interface PagePolicy {
  /** CSP source expressions of its inline scripts; no other inline script runs. */
  scriptHashes: readonly string[];
  frameAncestors?: string;
  mapOrigin?: string;
}

/** Maps are rendered by a worker of the site; tiles may come from one other origin, if configured. */
export function buildContentSecurityPolicy({ scriptHashes, frameAncestors = "'none'", mapOrigin }: PagePolicy): string {
  const maps = mapOrigin ? [mapOrigin] : [];
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...maps].join(' ')}`,
    `connect-src ${["'self'", ...maps].join(' ')}`,
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}

/** HSTS: browsers that used TLS once always use it. */
const HSTS_ONE_YEAR = 'max-age=31536000';

/** Types that a browser never opens as a page; the embedding page's policy applies. */
const EMBEDDABLE_TYPE = /^(?:text\/(?:javascript|css)|font\/|image\/(?!svg))/;

const DISABLED_FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb'];

function buildPermissionsPolicy(allowedFeatures: string | null): string {
  const disabledFeatures = DISABLED_FEATURES.filter((feature) => !allowedFeatures?.includes(`${feature}=`)).map(
    (feature) => `${feature}=()`,
  );
  return [...(allowedFeatures ? [allowedFeatures] : []), ...disabledFeatures].join(', ');
}

/** Sets security headers on every answer that can be a page, unless it has its own; disables sniffing everywhere. */
export function securityHeaders(
  scriptHashes: readonly string[],
  mapOrigin: () => Promise<string | undefined>,
  forwarding: Forwarding,
): MiddlewareHandler {
  const headers = Object.entries({
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  return async (c, next) => {
    await next();
    c.res.headers.set('x-content-type-options', 'nosniff');
    if (forwarding.getOrigin(getSource(c)).startsWith('https:'))
      c.res.headers.set('strict-transport-security', HSTS_ONE_YEAR);
    if (EMBEDDABLE_TYPE.test(c.res.headers.get('content-type') ?? '')) return;
    if (!c.res.headers.has('content-security-policy')) {
      // Only pages show maps: other answers, such as /healthz, must not wait for the map setting's database.
      const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
      const policy = buildContentSecurityPolicy({ scriptHashes, ...(isPage && { mapOrigin: await mapOrigin() }) });
      c.res.headers.set('content-security-policy', policy);
    }
    c.res.headers.set('permissions-policy', buildPermissionsPolicy(c.res.headers.get('permissions-policy')));
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
