import { type FileHandle, open } from 'node:fs/promises';
import { StreamTarget, type StreamTargetChunk } from 'mediabunny';
import { IncompleteWriteError } from '../../core/storageFault.ts';

/** Writes all of a chunk: on a nearly full disk a write may be partial, and only the next attempt fails. */
export async function writeFully(
  file: Pick<FileHandle, 'write'>,
  { data, position }: Pick<StreamTargetChunk, 'data' | 'position'>,
): Promise<void> {
  for (let offset = 0; offset < data.byteLength; ) {
    const { bytesWritten } = await file.write(data, offset, data.byteLength - offset, position + offset);
    offset += bytesWritten;
  }
}

/** Writes a video and checks that it is complete: mediabunny's `FilePathTarget` drops the rest of a partial write. */
export async function writeVideo(path: string, write: (target: StreamTarget) => Promise<void>): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    let bytes = 0;
    const writable = new WritableStream<StreamTargetChunk>({
      async write(chunk) {
        await writeFully(file, chunk);
        bytes = Math.max(bytes, chunk.position + chunk.data.byteLength);
      },
    });
    await write(new StreamTarget(writable, { chunked: true }));
    await file.datasync();
    const { size } = await file.stat();
    if (size !== bytes) throw new IncompleteWriteError(`Wrote only ${size} of ${bytes} bytes of a video`);
  } finally {
    await file.close();
  }
}
