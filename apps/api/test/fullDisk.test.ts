import { symlinkSync } from 'node:fs';
import { getVideoFiles, VIDEO_PART_BYTES } from '@mashrabiya/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UploadDirectory } from '../src/app/UploadDirectory.ts';
import { readStoredFile } from '../src/files/readStoredFile.ts';
import { VIDEO_PARTS_FOLDER } from '../src/reels/services/videoParts.ts';
import { openMigrated } from './engines/embeddedDatabases.ts';
import { createAdTools } from './support/ads.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { padVideo, readDemoFile } from './support/videos.ts';
import { createVideoTools } from './support/videoUploads.ts';

/** Refuses every byte, like a full disk. */
const FULL_DEVICE = '/dev/full';
const PART_BYTES = VIDEO_PART_BYTES;

describe('A video upload on a full disk', () => {
  const api = createFixtureApi(openMigrated);
  const { createUser } = createAdTools(api);
  const { begin: beginUpload, addPart, finish: finishUpload, state: fetchUploadState } = createVideoTools(api);
  const small = readDemoFile('-small.mp4');
  const video = padVideo(small, PART_BYTES + 1_000);
  afterEach(() => vi.restoreAllMocks());

  async function uploadAll(token: string): Promise<string> {
    const { data } = await (await beginUpload(token, video.byteLength)).json();
    for (let at = 0; at < video.byteLength; at += PART_BYTES)
      await addPart(token, data.id, at, video.slice(at, at + PART_BYTES));
    return data.id;
  }
  async function countParts(id: string): Promise<number> {
    let count = 0;
    for await (const { key } of api.services.files.list(VIDEO_PARTS_FOLDER)) if (key.includes(id)) count++;
    return count;
  }
  const getOffset = async (answer: Response) => (await answer.json()).data.offset;
  const getErrorCode = async (answer: Response) => (await answer.json()).errors[0].code;
  async function expectStored(answer: Response, id: string): Promise<void> {
    expect([answer.status, await getErrorCode(answer)]).toEqual([503, 'unavailable']);
    expect(await countParts(id)).toBe(2);
  }
  async function expectFinished(token: string, id: string): Promise<void> {
    expect((await finishUpload(token, id)).status).toBe(200);
    expect((await readStoredFile(api.services.files, getVideoFiles(id).video))?.byteLength).toBeGreaterThan(100_000);
    expect(await countParts(id)).toBe(0);
  }

  it('is stored although the temporary disk is full', async () => {
    const { token } = await createUser();
    const id = await uploadAll(token);
    const generatePath = UploadDirectory.prototype.generatePath;
    vi.spyOn(UploadDirectory.prototype, 'generatePath').mockImplementation(function (this: UploadDirectory) {
      const path = generatePath.call(this);
      symlinkSync(FULL_DEVICE, `${path}.mp4`);
      return path;
    });
    await expectStored(await finishUpload(token, id), id);
    vi.restoreAllMocks();
    await expectFinished(token, id);
  });

  it('is stored although the store is incomplete', async () => {
    const { token } = await createUser();
    const id = await uploadAll(token);
    const { files } = api.services;
    const put = files.put.bind(files);
    vi.spyOn(files, 'put').mockImplementation((key, content) => put(key, content.slice(0, 49_152, content.type)));
    await expectStored(await finishUpload(token, id), id);
    vi.restoreAllMocks();
    await expectFinished(token, id);
  });

  it('continues with the missing or incomplete part', async () => {
    const { token } = await createUser();
    const id = await uploadAll(token);
    const { files } = api.services;
    await files.put(`${VIDEO_PARTS_FOLDER}/${id}-${PART_BYTES}.bin`, new Blob(['half']));
    expect(await getErrorCode(await finishUpload(token, id))).toBe('video_failed');
    expect(await getOffset(await fetchUploadState(token, id))).toBe(PART_BYTES);
    await addPart(token, id, PART_BYTES, video.slice(PART_BYTES));
    await expectFinished(token, id);
  });

  it('is answered at once, and its part can be sent again', async () => {
    const { token } = await createUser();
    const { data } = await (await beginUpload(token, video.byteLength)).json();
    vi.spyOn(UploadDirectory.prototype, 'generatePath').mockReturnValue('/missing/part');
    const answer = await addPart(token, data.id, 0, video.slice(0, PART_BYTES));
    expect([answer.status, await getErrorCode(answer)]).toEqual([503, 'unavailable']);
    vi.restoreAllMocks();
    expect(await getOffset(await addPart(token, data.id, 0, video.slice(0, PART_BYTES)))).toBe(PART_BYTES);
  });
});
