import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseByteRange } from '../../src/files/byteRange.ts';

export const S3_KEYS = { accessKeyId: 'test-key', secretAccessKey: 'test/secret', region: 'eu-central-1' };

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** Recomputes a signature version 4 as Amazon documents it. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const [, credential = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(.*), SignedHeaders=(.*), Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [keyId, date = '', region = '', service = '', end = ''] = credential.split('/');
  const time = String(headers['x-amz-date']);
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const content = String(headers['x-amz-content-sha256']);
  const canonical = [method, pathname, query.join('&'), signed.join(''), names, content].join('\n');
  const scope = [date, region, service, end].join('/');
  const key = [region, service, end].reduce<Buffer>(hmac, hmac(`AWS4${S3_KEYS.secretAccessKey}`, date));
  const expectedSignature = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex');
  const hasRequiredHeaders = names.split(';').includes('host') && names.split(';').includes('x-amz-date');
  return (
    keyId === S3_KEYS.accessKeyId && time.startsWith(date) && hasRequiredHeaders && signature === expectedSignature
  );
}

interface StoredObject {
  bytes: Buffer;
  type: string;
}

/** An object store that verifies signatures. Lists two keys at a time. */
export async function startFakeS3(
  bucket: string,
): Promise<{ endpoint: string; server: Server; objects: Map<string, StoredObject> }> {
  const storedObjects = new Map<string, StoredObject>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
    if (!isSigned(request)) return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const key = pathname.slice(bucket.length + 2);
    if (pathname === `/${bucket}`) return response.end(renderListing(searchParams));
    if (request.method === 'PUT') {
      // S3 refuses a request without a length, too.
      if (!request.headers['content-length'])
        return response.writeHead(411).end('<Error><Code>MissingContentLength</Code></Error>');
      storedObjects.set(key, { bytes: Buffer.concat(chunks), type: request.headers['content-type'] ?? '' });
      return response.end();
    }
    if (request.method === 'DELETE') return response.writeHead(storedObjects.delete(key) ? 204 : 404).end();
    const object = storedObjects.get(key);
    if (!object) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    const { length } = object.bytes;
    const range = parseByteRange(request.headers.range, length);
    if (range === 'unsatisfiable') return response.writeHead(416).end('<Error><Code>InvalidRange</Code></Error>');
    if (!range) return response.writeHead(200, { 'content-length': length }).end(object.bytes);
    const { first, last } = range;
    response.writeHead(206, {
      'content-range': `bytes ${first}-${last}/${length}`,
      'content-length': last - first + 1,
    });
    return response.end(object.bytes.subarray(first, last + 1));
  });
  function renderListing(query: URLSearchParams): string {
    const all = [...storedObjects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
    const from = Number(query.get('continuation-token') ?? 0);
    const contents = all
      .slice(from, from + 2)
      .map((key) => `<Contents><Key>${key}</Key><LastModified>2026-11-01T10:00:00.000Z</LastModified></Contents>`);
    const next = from + 2 < all.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
    return `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, objects: storedObjects };
}
