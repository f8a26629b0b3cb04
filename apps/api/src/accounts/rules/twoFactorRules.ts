import { Secret, TOTP, URI } from 'otpauth';

const ISSUER = 'Mashrabiya';
const PERIOD_SECONDS = 30;
/** Tolerated clock skew of phones, in periods. */
const STEPS_AROUND = 1;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

export const otpauthUrl = (secret: string, email: string): string => URI.stringify(totpOf(secret, email));

export const codeAt = (secret: string, now: Date): string => totpOf(secret).generate({ timestamp: now.getTime() });

/** Time step (half minutes since 1970) of a code; undefined if it is outside the tolerance. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: STEPS_AROUND });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);
