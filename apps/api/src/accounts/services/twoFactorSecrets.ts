import { Secret } from 'otpauth';

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const RECOVERY_CODE_COUNT = 10;
const RECOVERY_CODE_LENGTH = 12;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const generateSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Ten recovery codes of 60 bits each. 32 letters divide 256, so all are equally likely. */
export const generateRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    Array.from(
      crypto.getRandomValues(new Uint8Array(RECOVERY_CODE_LENGTH)),
      (byte) => BASE32[byte % BASE32.length],
    ).join(''),
  );
