import { expect, it, vi } from 'vitest';
import { VIDEO_PARTS_FOLDER } from '../src/reels/services/videoParts.ts';
import { createRandomSource } from '../src/testing/createRandomSource.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { HOSTILE_VIDEOS } from './support/hostileVideos.ts';
import { readDemoFile } from './support/videos.ts';
import { createVideoTools } from './support/videoUploads.ts';

const isFull = process.env.TESTS === 'full';
/** Files of each of the 18 kinds. */
const FILES_PER_KIND = isFull ? 17 : 2;
const ADVANCE_MS = 6 * 60_000;
const EXPECTED_CODE = /^video_(unsupported|broken|too_short|too_long)$/;

describeEngines('A file that is no playable video', (open) => {
  const api = createFixtureApi(open);
  const { createUser } = createAdTools(api);
  const { upload } = createVideoTools(api);
  const validFiles = { video: readDemoFile('-small.mp4'), picture: readDemoFile('-480.webp') };

  it.each(Object.entries(HOSTILE_VIDEOS))(
    'is refused with a clear message, and leaves nothing: %s',
    { timeout: 120_000 },
    async (_, make) => {
      const source = createRandomSource(33);
      const { token, id } = await createUser();
      const { db, files } = api.services;
      const put = vi.spyOn(files, 'put');
      const logLines: string[] = [];
      for (let file = 0; file < FILES_PER_KIND; file++) {
        // More than the hourly limit.
        api.advanceTime(ADVANCE_MS);
        const answer = await upload(token, make(validFiles, source));
        const [error] = (await answer.json()).errors ?? [];
        logLines.push(answer.status === 422 && error.title ? error.code : String(answer.status));
      }
      expect(logLines.filter((code) => !EXPECTED_CODE.test(code))).toEqual([]);
      const stored = put.mock.calls.map(([key]) => key);
      expect(stored.filter((key) => !key.startsWith(VIDEO_PARTS_FOLDER))).toEqual([]);
      for (const key of stored) expect(await files.get(key)).toBeUndefined();
      expect(await db.selectFrom('clip_upload').select('clip').where('user_id', '=', id).execute()).toEqual([]);
      expect(await db.selectFrom('unfinished_clip').select('id').where('user_id', '=', id).execute()).toEqual([]);
      put.mockRestore();
    },
  );
});
