import { AwsClient } from 'aws4fetch';
import { traceFetch } from '../core/traceCall.ts';
import { type FilePart, type Files, isFileKey } from './Files.ts';

export interface S3Settings {
  /** Scheme and host of the store, e.g. https://s3.eu-central-1.amazonaws.com. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const CONTENT_RANGE = /^bytes (\d+)-(\d+)\/(\d+)$/;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#34;': '"' };

const decodeEntities = (xml: string): string =>
  xml.replace(/&(?:amp|lt|gt|quot|#34);/g, (entity) => ENTITIES[entity] ?? '');
const readElement = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];

/** Stores files in a bucket. The client retries failures with backoff. */
export function createS3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): Files {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const tracedFetch = traceFetch((input, init) => client.fetch(input as string, init));
  const base = `${endpoint}/${bucket}`;
  const buildUrl = (key: string): string => {
    if (!isFileKey(key)) throw new Error(`Invalid file key "${key}"`);
    return `${base}/${key}`;
  };
  /** Rejects with the store's message, unless the status is one of `expected`. */
  async function request(url: string, init: RequestInit, ...expected: number[]): Promise<Response> {
    const response = await tracedFetch(url, init);
    if (response.ok || expected.includes(response.status)) return response;
    const reason = readElement(await response.text(), 'Code') ?? '';
    throw new Error(
      `The file store returned ${response.status} ${reason} for ${init.method ?? 'GET'} ${new URL(url).pathname}`,
    );
  }
  return {
    async put(key, content) {
      await request(buildUrl(key), { method: 'PUT', body: content, headers: { 'content-type': content.type } });
    },

    async get(key, range) {
      const response = await request(buildUrl(key), { headers: range === undefined ? {} : { range } }, 404, 416);
      if (response.ok && response.body) return toFilePart(response, response.body);
      await response.body?.cancel();
      if (response.status !== 416) return undefined;
      const headResponse = await request(buildUrl(key), { method: 'HEAD' });
      return { size: Number(headResponse.headers.get('content-length')), range: 'unsatisfiable' };
    },

    async delete(key) {
      await request(buildUrl(key), { method: 'DELETE' }, 404);
    },

    // Nothing to delete: an interrupted put leaves nothing in the store.
    deleteUnfinished: async () => {},

    async *list(folder) {
      let continuationToken: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: folder === undefined ? '' : `${folder}/` });
        if (continuationToken !== undefined) query.set('continuation-token', continuationToken);
        const xml = await (await request(`${base}?${query}`, {})).text();
        for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = decodeEntities(readElement(entry, 'Key') ?? '');
          if (isFileKey(key)) yield { key, storedAt: new Date(readElement(entry, 'LastModified') ?? Number.NaN) };
        }
        continuationToken = readElement(xml, 'NextContinuationToken');
      } while (continuationToken !== undefined);
    },
  };
}

function toFilePart({ status, headers }: Response, body: ReadableStream<Uint8Array>): FilePart {
  const [, first, last, size] = CONTENT_RANGE.exec(headers.get('content-range') ?? '') ?? [];
  if (status !== 206 || size === undefined) return { size: Number(headers.get('content-length')), body };
  return { size: Number(size), range: { first: Number(first), last: Number(last) }, body };
}
