export type ReplyBody = Uint8Array<ArrayBuffer> | ReadableStream | Blob;

export interface ReplyOptions {
  status?: number;
  /** Extends or replaces the usual headers; bytes need a `content-type`. */
  headers?: Record<string, string>;
}

/** An answer with its own status or headers, or with bytes instead of JSON. */
export class Reply<A> {
  readonly body: A | ReplyBody;
  readonly status: number | undefined;
  readonly headers: Record<string, string>;

  constructor(body: A | ReplyBody, { status, headers = {} }: ReplyOptions = {}) {
    this.body = body;
    this.status = status;
    this.headers = headers;
  }
}
