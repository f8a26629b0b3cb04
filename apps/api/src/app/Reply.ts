/** Bytes that are answered as they are, all at once or as they come. */
export type ReplyBody = Uint8Array<ArrayBuffer> | ReadableStream | Blob;

export interface ReplyOptions {
  /** In the place of the call's own. */
  status?: number;
  /** Added to the usual headers, or replacing them; bytes need a `content-type`. */
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
