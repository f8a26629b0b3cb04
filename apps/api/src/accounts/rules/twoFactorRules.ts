import { Secret, TOTP, URI } from 'otpauth';

const ISSUER = 'Mashrabiya';
const PERIOD_SECONDS = 30;
/** Clocks of phones go wrong by so many periods. */
const STEPS_AROUND = 1;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** What an authenticator app reads from a QR code. */
export const otpauthUrl = (secret: string, email: string): string => URI.stringify(totpOf(secret, email));

/** The code that an app shows. */
export const codeAt = (secret: string, now: Date): string => totpOf(secret).generate({ timestamp: now.getTime() });

/** The half minute, counted since 1970, that a code belongs to; undefined when it is none of this time. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: STEPS_AROUND });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** Whether what was typed is a code of an app, and not a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);
