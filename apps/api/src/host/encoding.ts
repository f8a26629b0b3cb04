import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { memoize } from './memoize.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const MIN_BYTES = 1024;
/** Fast levels, because a client is waiting. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 5 };

/** All but streams, which cannot be compressed as a whole. */
const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|image\/svg|application\/(?:[\w.+-]*json|xml|manifest\+json|javascript))/;

const accepts = (header: string, name: string): boolean =>
  new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|\\s|$))`).test(header);

export const getAcceptedEncoding = memoize<Encoding>((header) =>
  accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : 'identity',
);

export const isCompressible = (type: string | null, length: number): boolean =>
  length >= MIN_BYTES && type !== null && COMPRESSIBLE.test(type);

export async function compress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'br') return promisify(brotliCompress)(bytes, BROTLI);
  return encoding === 'gzip' ? promisify(gzip)(bytes, GZIP) : bytes;
}
