import { hashOf } from './hashOf.ts';

const TOKEN_BYTES = 32;
/** 256 bits as base64url. */
const TOKEN = /^[\w-]{43}$/;

/** A secret that nobody can guess: 32 random bytes as base64url. */
export const newToken = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))).toString('base64url');

/** What is stored of a secret. */
export const tokenHash = (token: string): string => hashOf(`token ${token}`);

/** The token of an `Authorization` header; undefined where it carries none of ours. */
export function bearerToken(authorization: string | null): string | undefined {
  const [scheme, token, ...rest] = authorization?.trim().split(/ +/) ?? [];
  return scheme?.toLowerCase() === 'bearer' && token && TOKEN.test(token) && rest.length === 0 ? token : undefined;
}
