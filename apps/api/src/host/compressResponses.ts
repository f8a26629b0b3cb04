import type { MiddlewareHandler } from 'hono';
import { readResponseBytes, setResponseBytes } from '../app/responseBytes.ts';
import { compress, getAcceptedEncoding, isCompressible } from './encoding.ts';

export const compressResponses: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.method === 'HEAD' || c.res.status === 304 || c.res.headers.has('content-encoding')) return;
  const type = c.res.headers.get('content-type');
  if (!isCompressible(type, Number.POSITIVE_INFINITY)) return;
  c.res.headers.append('vary', 'Accept-Encoding');
  const encoding = getAcceptedEncoding(c.req.header('accept-encoding'));
  if (encoding === 'identity') return;
  const bytes = await readResponseBytes(c.res);
  const shouldCompress = isCompressible(type, bytes.byteLength);
  const sentBytes = Uint8Array.from(shouldCompress ? await compress(bytes, encoding) : bytes);
  const answer = setResponseBytes(new Response(sentBytes, c.res), sentBytes);
  answer.headers.delete('content-length');
  if (shouldCompress) answer.headers.set('content-encoding', encoding);
  // Hono merges the headers of a replaced answer unless it is unset first.
  c.res = undefined;
  c.res = answer;
};
