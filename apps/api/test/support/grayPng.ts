import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function createChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const chunkBytes = Buffer.alloc(body.length + 8);
  chunkBytes.writeUInt32BE(data.length, 0);
  chunkBytes.set(body, 4);
  chunkBytes.writeUInt32BE(crc32(body), body.length + 4);
  return chunkBytes;
}

/** A black PNG with one bit per pixel: millions of pixels in a few kilobytes. */
export function createGrayPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  const chunks = [createChunk('IHDR', head), createChunk('IDAT', rows), createChunk('IEND', Buffer.alloc(0))];
  return Uint8Array.from(Buffer.concat([SIGNATURE, ...chunks]));
}
