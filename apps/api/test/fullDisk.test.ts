import { symlinkSync } from 'node:fs';
import { getVideoFiles, VIDEO_PART_BYTES } from '@mashrabiya/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UploadDirectory } from '../src/app/UploadDirectory.ts';
import { readWhole } from '../src/files/readWhole.ts';
import { VIDEO_PARTS_FOLDER } from '../src/reels/services/videoParts.ts';
import { openMigrated } from './engines/embeddedDatabases.ts';
import { createAdTools } from './support/ads.ts';
import { fixtureApi } from './support/fixtureApi.ts';
import { padVideo, readDemoFile } from './support/videos.ts';
import { createVideoTools } from './support/videoUploads.ts';

/** Refuses every byte, like a full disk. */
const FULL = '/dev/full';
const PART = VIDEO_PART_BYTES;

describe('A video upload on a full disk', () => {
  const api = fixtureApi(openMigrated);
  const { user } = createAdTools(api);
  const { begin, addPart, finish, state } = createVideoTools(api);
  const small = readDemoFile('-small.mp4');
  const video = padVideo(small, PART + 1_000);
  afterEach(() => vi.restoreAllMocks());

  async function uploadAll(token: string): Promise<string> {
    const { data } = await (await begin(token, video.byteLength)).json();
    for (let at = 0; at < video.byteLength; at += PART) await addPart(token, data.id, at, video.slice(at, at + PART));
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
    expect((await finish(token, id)).status).toBe(200);
    expect((await readWhole(api.services.files, getVideoFiles(id).video))?.byteLength).toBeGreaterThan(100_000);
    expect(await countParts(id)).toBe(0);
  }

  it('is stored although the temporary disk is full', async () => {
    const { token } = await user();
    const id = await uploadAll(token);
    const newPath = UploadDirectory.prototype.newPath;
    vi.spyOn(UploadDirectory.prototype, 'newPath').mockImplementation(function (this: UploadDirectory) {
      const path = newPath.call(this);
      symlinkSync(FULL, `${path}.mp4`);
      return path;
    });
    await expectStored(await finish(token, id), id);
    vi.restoreAllMocks();
    await expectFinished(token, id);
  });

  it('is stored although the store is incomplete', async () => {
    const { token } = await user();
    const id = await uploadAll(token);
    const { files } = api.services;
    const put = files.put.bind(files);
    vi.spyOn(files, 'put').mockImplementation((key, content) => put(key, content.slice(0, 49_152, content.type)));
    await expectStored(await finish(token, id), id);
    vi.restoreAllMocks();
    await expectFinished(token, id);
  });

  it('continues with the missing or incomplete part', async () => {
    const { token } = await user();
    const id = await uploadAll(token);
    const { files } = api.services;
    await files.put(`${VIDEO_PARTS_FOLDER}/${id}-${PART}.bin`, new Blob(['half']));
    expect(await getErrorCode(await finish(token, id))).toBe('video_failed');
    expect(await getOffset(await state(token, id))).toBe(PART);
    await addPart(token, id, PART, video.slice(PART));
    await expectFinished(token, id);
  });

  it('is answered at once, and its part can be sent again', async () => {
    const { token } = await user();
    const { data } = await (await begin(token, video.byteLength)).json();
    vi.spyOn(UploadDirectory.prototype, 'newPath').mockReturnValue('/missing/part');
    const answer = await addPart(token, data.id, 0, video.slice(0, PART));
    expect([answer.status, await getErrorCode(answer)]).toEqual([503, 'unavailable']);
    vi.restoreAllMocks();
    expect(await getOffset(await addPart(token, data.id, 0, video.slice(0, PART)))).toBe(PART);
  });
});
