import { describe, expect, it } from 'vitest';
import { codeAt, otpauthUrl, stepOfCode } from './twoFactorRules.ts';

/** The secret of RFC 6238, appendix B: "12345678901234567890". */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('A code of an authenticator app', () => {
  // The last six of the RFC's eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('is that of RFC 6238 at %i s', (seconds, code) => expect(codeAt(RFC_SECRET, at(seconds))).toBe(code));

  it('holds half a minute before and after its own, and no longer', () => {
    const code = codeAt(RFC_SECRET, at(3000));
    expect([2940, 2969, 2970, 3000, 3059, 3060].map((s) => stepOfCode(RFC_SECRET, code, at(s)))).toEqual([
      undefined,
      undefined,
      100,
      100,
      100,
      undefined,
    ]);
  });

  it('is of one secret', () => {
    expect(stepOfCode(RFC_SECRET, '000000', at(3000))).toBeUndefined();
  });

  it('is made by whatever app reads the address', () => {
    const url = new URL(otpauthUrl(RFC_SECRET, 'nadia@example.com'));
    expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/Mashrabiya:nadia@example.com',
    ]);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ issuer: 'Mashrabiya', secret: RFC_SECRET });
  });
});
