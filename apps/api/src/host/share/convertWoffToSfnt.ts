import { inflateSync } from 'node:zlib';

const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;

/** Unpacks a WOFF font (https://www.w3.org/TR/WOFF), which the server's text renderer does not read. */
export function convertWoffToSfnt(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF font');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entryStart = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES;
    const [offset, compressedLength, length] = [
      woff.readUInt32BE(entryStart + 4),
      woff.readUInt32BE(entryStart + 8),
      woff.readUInt32BE(entryStart + 12),
    ];
    const bytes = woff.subarray(offset, offset + compressedLength);
    return {
      tag: woff.subarray(entryStart, entryStart + 4),
      checksum: woff.readUInt32BE(entryStart + 16),
      bytes: compressedLength < length ? inflateSync(bytes) : bytes,
    };
  });
  const log2Count = Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** log2Count, 6);
  head.writeUInt16BE(log2Count, 8);
  head.writeUInt16BE(16 * (count - 2 ** log2Count), 10);
  let offset = head.length;
  const parts: Uint8Array[] = [head];
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entryStart = 12 + 16 * index;
    tag.copy(head, entryStart);
    head.writeUInt32BE(checksum, entryStart + 4);
    head.writeUInt32BE(offset, entryStart + 8);
    head.writeUInt32BE(bytes.length, entryStart + 12);
    const padding = Buffer.alloc(-bytes.length & 3);
    parts.push(bytes, padding);
    offset += bytes.length + padding.length;
  }
  return Buffer.concat(parts);
}
