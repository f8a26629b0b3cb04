/** Sixteen random bytes; a parameter so that seeds and tests are reproducible. */
export type RandomBytes = () => Uint8Array;

const secureBytes: RandomBytes = () => crypto.getRandomValues(new Uint8Array(16));

/** UUIDv7: sorts by `date`, so that new rows stay together in an index. */
export function uuidv7(date: Date, randomBytes: RandomBytes = secureBytes): string {
  const bytes = randomBytes();
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const milliseconds = date.getTime();
  view.setUint32(0, Math.floor(milliseconds / 0x10000));
  view.setUint16(4, milliseconds % 0x10000);
  view.setUint8(6, 0x70 | (view.getUint8(6) & 0x0f));
  view.setUint8(8, 0x80 | (view.getUint8(8) & 0x3f));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
