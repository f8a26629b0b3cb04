import { createHmac, timingSafeEqual } from 'node:crypto';

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

const signatureOf = (id: string, key: string): string =>
  createHmac('sha256', key).update(`stop ${id}`).digest('base64url');

/** Token in a mail that stops its alert and nothing else; valid as long as the mail exists. */
export const stopToken = (id: string, key: string): string => `${id}.${signatureOf(id, key)}`;

export function stoppedBy(token: string, key: string): string | undefined {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!id) return undefined;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(id, key))) ? id : undefined;
}
