import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileField } from '@mashrabiya/contract';
import type { Fault } from '../core/AppError.ts';
import type { UploadDirectory } from './UploadDirectory.ts';

/** An uploaded file; it stays at `path` until the request is answered. */
export interface UploadedFile {
  path: string;
  bytes: number;
  /** Name given by the sender, without folders; never used for storage. */
  name: string;
  /** Unverified media type; the true one must be read from the bytes. */
  declaredType: string;
}

export interface IncomingFile {
  /** Name of the field, with `[]` for a list. */
  field: string;
  name: string | undefined;
  declaredType: string;
  stream: Readable;
}

export class FileReceiver {
  readonly #declared: ReadonlyMap<string, FileField>;
  readonly #directory: UploadDirectory;
  readonly #refuse: (fault: Fault) => void;
  readonly #files = new Map<string, UploadedFile[]>();
  readonly #counts = new Map<string, number>();
  readonly #writes: Promise<void>[] = [];
  readonly #aborted = new AbortController();

  constructor(
    declaredFields: Readonly<Record<string, FileField>>,
    directory: UploadDirectory,
    refuse: (fault: Fault) => void,
  ) {
    this.#declared = new Map(Object.entries(declaredFields));
    this.#directory = directory;
    this.#refuse = refuse;
    for (const field of this.#declared.keys()) this.#files.set(field, []);
  }

  get maxBytes(): number {
    return [...this.#declared.values()].reduce((sum, { maxCount, maxBytes }) => sum + maxCount * maxBytes, 0);
  }

  get maxCount(): number {
    return [...this.#declared.values()].reduce((sum, { maxCount }) => sum + maxCount, 0);
  }

  receive({ field: sentField, name, declaredType, stream }: IncomingFile): void {
    const field = sentField.replace(/\[\]$/, '');
    const limit = this.#declared.get(field);
    const count = (this.#counts.get(field) ?? 0) + 1;
    this.#counts.set(field, count);
    if (limit && name && count <= limit.maxCount) {
      this.#writes.push(this.#store(field, limit.maxBytes, { name, declaredType, stream }));
      return;
    }
    // Browsers send a file field without a file as an empty one without a name.
    if (name && !limit) this.#refuse({ code: 'unknown_field', pointer: `/${field}` });
    else if (name) this.#refuse({ code: 'too_many_files', pointer: `/${field}` });
    stream.on('error', () => undefined).resume();
  }

  async waitForFiles(): Promise<Record<string, UploadedFile[]>> {
    await Promise.all(this.#writes);
    return Object.fromEntries(this.#files);
  }

  async abort(): Promise<void> {
    this.#aborted.abort();
    await Promise.allSettled(this.#writes);
  }

  async #store(
    field: string,
    maxBytes: number,
    { name, declaredType, stream }: Omit<IncomingFile, 'field'>,
  ): Promise<void> {
    const file: UploadedFile = { path: this.#directory.generatePath(), bytes: 0, name: name ?? '', declaredType };
    this.#files.get(field)?.push(file);
    async function* upToLimit(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        file.bytes += chunk.byteLength;
        if (file.bytes <= maxBytes) yield chunk;
      }
    }
    const target = createWriteStream(file.path, { flags: 'wx', mode: 0o600 });
    // Nothing is awaited before this line: an aborted body would be an unhandled stream error.
    await pipeline(stream, upToLimit, target, { signal: this.#aborted.signal });
    if (file.bytes > maxBytes) this.#refuse({ code: 'file_too_large', pointer: `/${field}` });
  }
}
