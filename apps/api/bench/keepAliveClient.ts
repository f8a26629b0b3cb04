import { connect, type Socket } from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

export interface Answer {
  status: number;
  body: Buffer;
}

/**
 * Connection that sends one request at a time. Reads only status and length of an answer, so that the client costs
 * little beside the measured server.
 */
export class KeepAliveClient {
  readonly #socket: Socket;
  #chunks: Buffer[] = [];
  #length = 0;
  #settle: ((answer: Answer) => void) | undefined;
  #fail: ((error: Error) => void) | undefined;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (chunk) => {
      this.#chunks.push(chunk);
      this.#length += chunk.length;
      this.#settleWhenComplete();
    });
    this.#socket.on('error', (error) => this.#fail?.(error));
    this.#socket.on('close', () => this.#fail?.(new Error('The server closed the connection.')));
  }

  send(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#settle = resolve;
      this.#fail = reject;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #settleWhenComplete(): void {
    const first = this.#chunks[0];
    const headLength = first ? first.indexOf(END_OF_HEAD) : -1;
    if (!first || headLength < 0) {
      this.#chunks = [Buffer.concat(this.#chunks)];
      return;
    }
    const head = first.toString('latin1', 0, headLength);
    const bodyLength = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    const bodyStart = headLength + END_OF_HEAD.length;
    if (this.#length < bodyStart + bodyLength) return;
    const body = Buffer.concat(this.#chunks).subarray(bodyStart);
    this.#chunks = [];
    this.#length = 0;
    this.#settle?.({ status: Number(head.slice(9, 12)), body });
  }
}

/** Bytes of a GET, or of a POST of JSON. */
export function encodeRequest(path: string, body?: object): string {
  const json = body && JSON.stringify(body);
  const common = 'host: bench\r\naccept-language: ar\r\n';
  return json
    ? `POST ${path} HTTP/1.1\r\n${common}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(json)}\r\n\r\n${json}`
    : `GET ${path} HTTP/1.1\r\n${common}\r\n`;
}
