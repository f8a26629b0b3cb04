import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

interface Digest {
  size: number;
  sha256: string;
}

export function createDigest(): { stream: Transform; finish: () => Digest } {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Uint8Array, _, done) {
      hash.update(chunk);
      size += chunk.byteLength;
      done(null, chunk);
    },
  });
  return { stream, finish: () => ({ size, sha256: hash.digest('hex') }) };
}

export async function digestFile(path: string): Promise<Digest> {
  const { stream, finish } = createDigest();
  await pipeline(createReadStream(path), stream.resume());
  return finish();
}
