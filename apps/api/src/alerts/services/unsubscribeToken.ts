import { createHmac, timingSafeEqual } from 'node:crypto';

const TOKEN_PATTERN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

const sign = (id: string, key: string): string => createHmac('sha256', key).update(`stop ${id}`).digest('base64url');

/** Token in a mail that stops its alert and nothing else; it never expires. */
export const createUnsubscribeToken = (id: string, key: string): string => `${id}.${sign(id, key)}`;

export function verifyUnsubscribeToken(token: string, key: string): string | undefined {
  const [, id = '', signature = ''] = TOKEN_PATTERN.exec(token) ?? [];
  if (!id) return undefined;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id, key))) ? id : undefined;
}
