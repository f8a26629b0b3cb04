import { Secret, TOTP, URI } from 'otpauth';

const ISSUER = 'Mashrabiya';
const PERIOD_SECONDS = 30;
/** Tolerated clock skew of phones, in periods. */
const TOLERATED_STEPS = 1;

const createTotp = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

export const buildOtpauthUrl = (secret: string, email: string): string => URI.stringify(createTotp(secret, email));

export const generateCode = (secret: string, now: Date): string =>
  createTotp(secret).generate({ timestamp: now.getTime() });

/** Time step (half minutes since 1970) of a code; undefined if it is outside the tolerance. */
export function findTimeStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = createTotp(secret).validate({ token: code, timestamp, window: TOLERATED_STEPS });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);
