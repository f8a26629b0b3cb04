import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';

interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const deriveKey = (key: Uint8Array, salt: Uint8Array, info: string | Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A local push service, and a browser that decrypts its messages (RFC 8291, RFC 8292). */
export class PushService {
  readonly received: ReceivedPush[] = [];
  /** Status of answers by path; 201 by default. */
  readonly statuses = new Map<string, number>();
  readonly #server: Server;
  readonly #browser = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor() {
    this.#browser.generateKeys();
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const path = request.url ?? '';
      this.received.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(this.statuses.get(path) ?? 201).end();
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The browser's keys in the format for a site. */
  get keys() {
    return { p256dh: base64url(this.#browser.getPublicKey()), auth: base64url(this.#auth) };
  }

  /** Decrypts a message as the browser does. */
  read({ body }: ReceivedPush): unknown {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))];
    const encryptedBytes = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#browser.getPublicKey(), sender]);
    const input = deriveKey(this.#browser.computeSecret(sender), this.#auth, info, 32);
    const key = deriveKey(input, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = deriveKey(input, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(encryptedBytes.subarray(-16));
    const plain = Buffer.concat([decipher.update(encryptedBytes.subarray(0, -16)), decipher.final()]);
    // After the text comes one delimiter, then padding.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }

  /** Sender of a message: verifies its signature by the included key. */
  async readSender({ headers }: ReceivedPush): Promise<{ key: string; subject: string | undefined }> {
    const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(base64url) as [string, string];
    const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
    const { payload } = await jwtVerify(token, jwk, { audience: this.origin, algorithms: ['ES256'] });
    return { key, subject: payload.sub };
  }
}
