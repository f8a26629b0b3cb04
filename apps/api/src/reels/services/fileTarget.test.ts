import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDemoFile } from '../../../test/support/videos.ts';
import { writeFully } from './fileTarget.ts';
import { remuxVideo } from './videoFile.ts';

it('writes the rest of a chunk after a partial write', async () => {
  const storedBytes = Buffer.alloc(14);
  const file = {
    async write(data: Uint8Array, at: number, length: number, position: number) {
      const bytesWritten = Math.min(4, length);
      storedBytes.set(data.subarray(at, at + bytesWritten), position);
      return { bytesWritten, buffer: data };
    },
  };
  await writeFully(file as Parameters<typeof writeFully>[0], { data: Buffer.from('whole file'), position: 4 });
  expect(storedBytes.toString()).toBe('\0\0\0\0whole file');
});

it('reports a full disk, not a broken video, after a partial write', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'mashrabiya-target-'));
  try {
    const path = join(directory, 'video.mp4');
    await writeFile(path, readDemoFile('-small.mp4'));
    await expect(remuxVideo(path, '/dev/full')).rejects.toMatchObject({ code: 'ENOSPC' });
    await remuxVideo(path, `${path}.copy`);
    expect((await readFile(`${path}.copy`)).byteLength).toBeGreaterThan(100_000);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});
