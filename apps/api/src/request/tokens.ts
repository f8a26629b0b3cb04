import { randomInt } from 'node:crypto';
import { hashText } from './hashText.ts';

const TOKEN_BYTES = 32;
/** 256 bits as base64url. */
const TOKEN_PATTERN = /^[\w-]{43}$/;
const CODE_LENGTH = 6;

export const generateToken = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))).toString('base64url');

export const generateOneTimeCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

export const hashToken = (token: string): string => hashText(`token ${token}`);

/** Token of an `Authorization` header; undefined if it is missing or in another format. */
export function parseBearerToken(authorization: string | null): string | undefined {
  const [scheme, token, ...rest] = authorization?.trim().split(/ +/) ?? [];
  return scheme?.toLowerCase() === 'bearer' && token && TOKEN_PATTERN.test(token) && rest.length === 0
    ? token
    : undefined;
}
