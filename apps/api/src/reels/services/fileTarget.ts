import { type FileHandle, open } from 'node:fs/promises';
import { StreamTarget, type StreamTargetChunk } from 'mediabunny';
import { IncompleteWrite } from '../../core/storageFault.ts';

/** Writes all of a chunk: a disk that is nearly full takes less than it is given, and fails only at the next attempt. */
export async function writeWhole(
  file: Pick<FileHandle, 'write'>,
  { data, position }: Pick<StreamTargetChunk, 'data' | 'position'>,
): Promise<void> {
  for (let at = 0; at < data.byteLength; ) {
    const { bytesWritten } = await file.write(data, at, data.byteLength - at, position + at);
    at += bytesWritten;
  }
}

/**
 * Has a video written to a file, and checks that the disk has all of it. mediabunny's own `FilePathTarget` drops what
 * the disk does not take at once.
 */
export async function writeVideo(path: string, write: (target: StreamTarget) => Promise<void>): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    let bytes = 0;
    const writable = new WritableStream<StreamTargetChunk>({
      async write(chunk) {
        await writeWhole(file, chunk);
        bytes = Math.max(bytes, chunk.position + chunk.data.byteLength);
      },
    });
    await write(new StreamTarget(writable, { chunked: true }));
    await file.datasync();
    const { size } = await file.stat();
    if (size !== bytes) throw new IncompleteWrite(`${size} of ${bytes} bytes of a video were written`);
  } finally {
    await file.close();
  }
}
