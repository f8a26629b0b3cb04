import type { MiddlewareHandler } from 'hono';

/** `scriptHashes` are CSP source expressions of the pages' inline scripts; no other inline script runs. */
const contentSecurityPolicy = (scriptHashes: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** What a browser never opens as a page; the policy of the page that uses it counts. */
const PART_OF_A_PAGE = /^(?:text\/(?:javascript|css)|font\/|image\/(?!svg))/;

/** Tells browsers, on every answer that can be a page, what it may do and who may embed it; sniffing is off everywhere. */
export function securityHeaders(scriptHashes: readonly string[]): MiddlewareHandler {
  const headers = Object.entries({
    'content-security-policy': contentSecurityPolicy(scriptHashes),
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  });
  return async (c, next) => {
    await next();
    c.res.headers.set('x-content-type-options', 'nosniff');
    if (PART_OF_A_PAGE.test(c.res.headers.get('content-type') ?? '')) return;
    for (const [name, value] of headers) c.res.headers.set(name, value);
  };
}
