import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyConfig, type BusboyInstance } from '@fastify/busboy';
import type { FileField } from '@mashrabiya/contract';
import { AppError, type Fault } from '../core/AppError.ts';
import { isStorageFault } from '../core/storageFault.ts';
import { FieldMap } from './FieldMap.ts';
import { FileReceiver, type UploadedFile } from './FileReceiver.ts';
import { assertDeclaredLength, MAX_BODY_BYTES } from './readBody.ts';
import type { UploadDirectory } from './UploadDirectory.ts';

export interface MultipartOptions {
  files?: Readonly<Record<string, FileField>> | undefined;
  maxBytes?: number | undefined;
}

export interface Multipart {
  fields: Record<string, unknown>;
  files: Record<string, UploadedFile[]>;
}

const MAX_FIELDS = 100;
const MAX_NAME_BYTES = 100;
const LIMITS = { fieldNameSize: MAX_NAME_BYTES, headerPairs: 10, headerSize: 2 * 1024 };

function createParser(request: Request, limits: BusboyConfig['limits']): BusboyInstance {
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    return new Busboy({ headers, limits: { ...LIMITS, ...limits } });
  } catch {
    throw new AppError({ code: 'malformed_body' });
  }
}

/** Reads fields and files of a form under hard limits. Files are streamed to the directory, never buffered in memory. */
export async function readMultipart(
  request: Request,
  { files = {}, maxBytes = MAX_BODY_BYTES }: MultipartOptions,
  directory: UploadDirectory,
): Promise<Multipart> {
  // The rest of a refused body is read and dropped: a client that is still sending does not read the answer.
  let refusal: AppError | undefined;
  const refuse = (fault: Fault) => {
    refusal ??= new AppError(fault);
  };
  const receiver = new FileReceiver(files, directory, refuse);
  const maxTotalBytes = maxBytes + receiver.maxBytes;
  assertDeclaredLength(request, maxTotalBytes);
  const fields = new FieldMap();
  const parser = createParser(request, {
    fields: MAX_FIELDS,
    fieldSize: maxBytes,
    // One more than allowed, so that the excess is detected and refused.
    files: receiver.maxCount + 1,
    parts: MAX_FIELDS + receiver.maxCount + 1,
  });
  parser.on('file', (field, stream, name: string | undefined, _, declaredType) =>
    receiver.receive({ field, name, declaredType, stream }),
  );
  parser.on('field', (name: string | undefined, value, isNameCut, isValueCut) => {
    if (name === undefined) refuse({ code: 'malformed_body' });
    else if (isNameCut || isValueCut) refuse({ code: 'body_too_large' });
    else if (!fields.add(name, value)) refuse({ code: 'invalid_field', pointer: `/${name}` });
  });
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'])
    parser.on(event, () => refuse({ code: 'body_too_large' }));

  let total = 0;
  async function* limitTotal(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      total += chunk.byteLength;
      if (total > maxTotalBytes) throw new AppError({ code: 'body_too_large' });
      yield chunk;
    }
  }
  try {
    await pipeline(Readable.fromWeb((request.body ?? new Blob().stream()) as ReadableStream), limitTotal, parser);
    const uploadedFiles = await receiver.waitForFiles();
    if (refusal) throw refusal;
    return { fields: fields.toObject(), files: uploadedFiles };
  } catch (error) {
    await receiver.abort();
    throw error instanceof AppError || isStorageFault(error) ? error : new AppError({ code: 'malformed_body' });
  }
}
