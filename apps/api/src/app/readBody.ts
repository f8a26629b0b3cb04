import { type BodyType, JSON_API_TYPE } from '@mashrabiya/contract';
import { AppError } from '../core/AppError.ts';
import { FieldMap } from './FieldMap.ts';

export const MAX_BODY_BYTES = 64 * 1024;

const MULTIPART = 'multipart/form-data';
const CONTENT_TYPES: Record<Exclude<BodyType, 'raw'>, readonly string[]> = {
  json: ['application/json', JSON_API_TYPE],
  form: ['application/x-www-form-urlencoded', MULTIPART],
  multipart: [MULTIPART],
};

export const sendsMultipart = (request: Request): boolean =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === MULTIPART;

/** Refuses content types that the body cannot have; returns true for multipart. */
export function isMultipart(request: Request, bodyType: Exclude<BodyType, 'raw'>): boolean {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!CONTENT_TYPES[bodyType].includes(type)) throw new AppError({ code: 'unsupported_content_type' });
  return type === MULTIPART;
}

export function assertDeclaredLength(request: Request, maxBytes: number): void {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError({ code: 'body_too_large' });
}

export async function readBodyBytes(request: Request, maxBytes = MAX_BODY_BYTES): Promise<Uint8Array<ArrayBuffer>> {
  assertDeclaredLength(request, maxBytes);
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length > maxBytes) throw new AppError({ code: 'body_too_large' });
      chunks.push(chunk);
    }
  } catch (error) {
    // The client has disconnected.
    throw error instanceof AppError ? error : new AppError({ code: 'malformed_body' });
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

async function readText(request: Request, maxBytes?: number): Promise<string> {
  const bytes = await readBodyBytes(request, maxBytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AppError({ code: 'malformed_body' });
  }
}

export async function readJson(request: Request, maxBytes?: number): Promise<unknown> {
  const text = await readText(request, maxBytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError({ code: 'malformed_body' });
  }
}

export async function readForm(request: Request, maxBytes?: number): Promise<Record<string, unknown>> {
  const fields = new FieldMap();
  for (const [name, value] of new URLSearchParams(await readText(request, maxBytes))) {
    if (!fields.add(name, value)) throw new AppError({ code: 'invalid_field', pointer: `/${name}` });
  }
  return fields.toObject();
}
