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

/** Tells browsers, on every answer, what a page may do and who may embed it. */
export function securityHeaders(scriptHashes: readonly string[]): MiddlewareHandler {
  const headers = Object.entries({
    'content-security-policy': contentSecurityPolicy(scriptHashes),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  });
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
  };
}
