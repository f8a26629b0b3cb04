import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskFiles } from '../src/files/diskFiles.ts';
import type { Files } from '../src/files/Files.ts';
import { createS3Files } from '../src/files/s3Files.ts';
import { S3_KEYS, startFakeS3 } from './support/fakeS3.ts';
import { createMemoryFiles } from './support/memoryFiles.ts';

const BUCKET = 'mashrabiya';
const directory = mkdtempSync(join(tmpdir(), 'mashrabiya-files-'));
let s3: Awaited<ReturnType<typeof startFakeS3>>;
beforeAll(async () => {
  s3 = await startFakeS3(BUCKET);
});
afterAll(() => {
  rmSync(directory, { recursive: true });
  s3.server.close();
});
const createBucketFiles = (overrides: Partial<typeof S3_KEYS> = {}) =>
  createS3Files({ endpoint: s3.endpoint, bucket: BUCKET, ...S3_KEYS, ...overrides });

const stores: [string, () => Files][] = [
  ['on disk', () => createDiskFiles(directory)],
  ['in a bucket', createBucketFiles],
  ['in memory', () => createMemoryFiles(() => new Date('2026-11-01T10:00:00Z'))],
];

describe.each(stores)('Files %s', (_, open) => {
  let files: Files;
  beforeAll(() => {
    files = open();
  });
  const put = (key: string, text: string) => files.put(key, new Blob([text], { type: 'image/webp' }));
  const read = async (key: string, range?: string) => {
    const foundFile = await files.get(key, range);
    if (!foundFile || foundFile.range === 'unsatisfiable') return foundFile;
    return { ...foundFile, body: await new Response(foundFile.body).text() };
  };

  it('are read whole or in part', async () => {
    await put('profile/a1.webp', '0123456789');
    expect(await read('profile/a1.webp')).toEqual({ size: 10, body: '0123456789' });
    expect(await read('profile/a1.webp', 'bytes=2-4')).toEqual({ size: 10, range: { first: 2, last: 4 }, body: '234' });
    expect(await read('profile/a1.webp', 'bytes=-3')).toMatchObject({ range: { first: 7, last: 9 }, body: '789' });
    expect(await read('profile/a1.webp', 'bytes=10-')).toEqual({ size: 10, range: 'unsatisfiable' });
    expect(await read('profile/none.webp')).toBeUndefined();
  });

  it('are read exactly when they are large', async () => {
    const bytes = new Uint8Array(3_000_000).map((__, i) => i % 253);
    await files.put('clips/large.mp4', new Blob([bytes]));
    const foundFile = await files.get('clips/large.mp4');
    const readBack = new Uint8Array(
      await new Response(foundFile && 'body' in foundFile ? foundFile.body : null).arrayBuffer(),
    );
    expect(Buffer.compare(readBack, bytes)).toBe(0);
    expect((await read('clips/large.mp4', 'bytes=0-2000000'))?.size).toBe(3_000_000);
  });

  it('are listed below their folder, and are missing once deleted', async () => {
    for (const name of ['b1', 'b2', 'b3', 'b4', 'b5']) await put(`listed/${name}.webp`, name);
    const listKeys = async () => {
      const foundKeys: string[] = [];
      for await (const { key, storedAt } of files.list('listed')) {
        expect(storedAt.getTime()).toBeGreaterThan(0);
        foundKeys.push(key);
      }
      return foundKeys.sort();
    };
    expect(await listKeys()).toEqual(['b1', 'b2', 'b3', 'b4', 'b5'].map((name) => `listed/${name}.webp`));
    await files.delete('listed/b3.webp');
    await files.delete('listed/b3.webp');
    expect(await listKeys()).not.toContain('listed/b3.webp');
    expect(await read('listed/b3.webp')).toBeUndefined();
    for await (const { key } of files.list('nothing')) throw new Error(key);
  });

  it.each(['../secret.webp', '/etc/passwd', 'a/../../b.webp', 'a\0.webp', 'profile/.webp', ''])(
    'are never stored as %j',
    async (key) => {
      await expect(put(key, 'x')).rejects.toThrow();
    },
  );
});

it('on disk appear only once complete', async () => {
  const brokenBlob = new Blob(['x']);
  Object.assign(brokenBlob, {
    stream: () => new ReadableStream({ pull: (controller) => controller.error(new Error('The line broke.')) }),
  });
  await expect(createDiskFiles(directory).put('broken/x.webp', brokenBlob)).rejects.toThrow('The line broke.');
  expect(readdirSync(join(directory, 'broken'))).toEqual([]);
  expect(existsSync(join(directory, 'broken/x.webp'))).toBe(false);
});

it('on disk are missing only if there is none', async () => {
  const files = createDiskFiles(directory);
  expect(await files.get(`${'n'.repeat(300)}.webp`)).toBeUndefined();
  symlinkSync('unreadable.webp', join(directory, 'unreadable.webp'));
  await expect(files.get('unreadable.webp')).rejects.toThrow('ELOOP');
  symlinkSync('unreadable', join(directory, 'unreadable'));
  await expect(files.list('unreadable')[Symbol.asyncIterator]().next()).rejects.toThrow('ELOOP');
});

it('in a bucket keep their type, and refuse another key', async () => {
  await createBucketFiles().put('profile/typed.webp', new Blob(['x'], { type: 'image/webp' }));
  expect(s3.objects.get('profile/typed.webp')?.type).toBe('image/webp');
  const forgedBucket = createBucketFiles({ secretAccessKey: 'another' });
  await expect(forgedBucket.get('profile/typed.webp')).rejects.toThrow('403 SignatureDoesNotMatch');
  await expect(forgedBucket.put('profile/forged.webp', new Blob(['x']))).rejects.toThrow('403');
  expect(s3.objects.has('profile/forged.webp')).toBe(false);
});

it('on disk from a killed write are no keys, and are deleted once old', async () => {
  const files = createDiskFiles(directory);
  const partFile = join(directory, 'profile', 'c1.webp.0f8fad5b-d9cb-469f-a165-70867728950e.part');
  await files.put('profile/c1.webp', new Blob(['whole']));
  writeFileSync(partFile, 'half');
  for await (const { key } of files.list('profile')) expect(key).not.toContain('.part');
  await files.deleteUnfinished(new Date(0));
  expect(existsSync(partFile)).toBe(true);
  await files.deleteUnfinished(new Date(Date.now() + 60_000));
  expect([existsSync(partFile), existsSync(join(directory, 'profile', 'c1.webp'))]).toEqual([false, true]);
});
