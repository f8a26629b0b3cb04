const crcTable = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

function crc32(bytes: readonly number[]): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
  return ~c >>> 0;
}

function adler32(bytes: readonly number[]): number {
  let a = 1;
  let b = 0;
  for (const byte of bytes) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return b * 65536 + a;
}

const toBigEndian = (n: number) => [(n >>> 24) & 255, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];

function createChunk(name: string, data: readonly number[]): number[] {
  const body = [...[...name].map((letter) => letter.charCodeAt(0)), ...data];
  return [...toBigEndian(data.length), ...body, ...toBigEndian(crc32(body))];
}

/** PNG data URL of a few RGB pixels, uncompressed, as compression does not pay at this size. */
export function encodePng(width: number, height: number, rgb: Uint8Array): string {
  const rows: number[] = [];
  for (let y = 0; y < height; y++) rows.push(0, ...rgb.subarray(y * width * 3, (y + 1) * width * 3));
  const size = [rows.length & 255, rows.length >> 8];
  const uncompressedBlock = [0x78, 1, 1, ...size, ...size.map((n) => ~n & 255), ...rows, ...toBigEndian(adler32(rows))];
  const png = [
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...createChunk('IHDR', [...toBigEndian(width), ...toBigEndian(height), 8, 2, 0, 0, 0]),
    ...createChunk('IDAT', uncompressedBlock),
    ...createChunk('IEND', []),
  ];
  return `data:image/png;base64,${btoa(String.fromCharCode(...png))}`;
}
