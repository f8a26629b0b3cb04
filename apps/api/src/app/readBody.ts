import { JSON_API_TYPE } from '@mashrabiya/contract';
import { AppError } from './AppError.ts';

const MAX_BODY_BYTES = 64 * 1024;
const JSON_TYPES = ['application/json', JSON_API_TYPE];

/** The JSON of a request, read under the limit on its size. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!JSON_TYPES.includes(type)) throw new AppError({ code: 'unsupported_content_type' });
  const bytes = await readBytes(request);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new AppError({ code: 'malformed_body' });
  }
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const tooLarge = new AppError({ code: 'body_too_large' });
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > MAX_BODY_BYTES) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
