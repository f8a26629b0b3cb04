import { readdirSync, readFileSync } from 'node:fs';
import { BufferSource, BufferTarget, Conversion, Input, MP4, Mp4OutputFormat, Output } from 'mediabunny';

const VIDEOS_FOLDER = new URL('../../../../packages/demo-data/clips/', import.meta.url);

/** The first demo file with this ending. */
export const readDemoFile = (ending: string): Uint8Array<ArrayBuffer> => {
  const end = new RegExp(`${ending}$`);
  const name = readdirSync(VIDEOS_FOLDER)
    .sort()
    .find((fileName) => end.test(fileName));
  return Uint8Array.from(readFileSync(new URL(name ?? '', VIDEOS_FOLDER)));
};

/** A video padded to this size behind its end; players ignore the rest. */
export function padVideo(video: Uint8Array, bytes: number): Uint8Array<ArrayBuffer> {
  const paddedBytes = new Uint8Array(bytes);
  paddedBytes.set(video);
  new DataView(paddedBytes.buffer).setUint32(video.byteLength, bytes - video.byteLength);
  paddedBytes.set(new TextEncoder().encode('free'), video.byteLength + 4);
  return paddedBytes;
}

export async function trimVideo(video: Uint8Array<ArrayBuffer>, seconds: number): Promise<Uint8Array<ArrayBuffer>> {
  const input = new Input({ source: new BufferSource(video), formats: [MP4] });
  const output = new Output({ format: new Mp4OutputFormat(), target: new BufferTarget() });
  const conversion = await Conversion.init({ input, output, trim: { start: 0, end: seconds } });
  await conversion.execute();
  return new Uint8Array(output.target.buffer ?? new ArrayBuffer(0));
}

/** A video whose metadata claims another size; its pictures are unchanged. */
export function resizeVideo(
  video: Uint8Array,
  { width, height }: { width: number; height: number },
): Uint8Array<ArrayBuffer> {
  const copy = Buffer.from(video);
  // After the entry's name: six reserved bytes, two of its index, and sixteen reserved ones.
  const at = copy.indexOf('avc1', copy.indexOf('stsd'), 'latin1') + 4 + 24;
  copy.writeUInt16BE(width, at);
  copy.writeUInt16BE(height, at + 2);
  return Uint8Array.from(copy);
}
