import { readdirSync, readFileSync } from 'node:fs';

const CLIPS = new URL('../../../../packages/demo-data/clips/', import.meta.url);

/** A file of the demo's clips by the end of its name. */
export const demoFile = (ending: string): Uint8Array<ArrayBuffer> => {
  const name = readdirSync(CLIPS)
    .sort()
    .find((one) => one.endsWith(ending));
  return Uint8Array.from(readFileSync(new URL(name ?? '', CLIPS)));
};

/** A film with so much more behind its end that it has so many bytes; players pass over it. */
export function padded(film: Uint8Array, bytes: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes);
  whole.set(film);
  new DataView(whole.buffer).setUint32(film.byteLength, bytes - film.byteLength);
  whole.set(new TextEncoder().encode('free'), film.byteLength + 4);
  return whole;
}
