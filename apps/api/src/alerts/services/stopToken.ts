import { createHmac, timingSafeEqual } from 'node:crypto';

/** An alert's id and its signature. */
const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

const signatureOf = (id: string, key: string): string =>
  createHmac('sha256', key).update(`stop ${id}`).digest('base64url');

/** What a mail carries to stop its alert: it stops that one, does nothing else, and works as long as the mail is kept. */
export const stopToken = (id: string, key: string): string => `${id}.${signatureOf(id, key)}`;

/** The alert that a token stops; undefined when nobody signed it. */
export function stoppedBy(token: string, key: string): string | undefined {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!id) return undefined;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(id, key))) ? id : undefined;
}
