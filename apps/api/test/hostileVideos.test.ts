import { expect, it, vi } from 'vitest';
import { VIDEO_PARTS_FOLDER } from '../src/reels/services/videoParts.ts';
import { chance } from '../src/testing/chance.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { adsOf } from './support/ads.ts';
import { fixtureApi } from './support/fixtureApi.ts';
import { HOSTILE } from './support/hostileVideos.ts';
import { demoFile } from './support/videos.ts';
import { videosOf } from './support/videoUploads.ts';

const isFull = process.env.TESTS === 'full';
/** Per kind, of 18. */
const FILES = isFull ? 17 : 2;
const A_WHILE_MS = 6 * 60_000;
const CLEAR = /^video_(unsupported|broken|too_short|too_long)$/;

describeEngines('A file that is no playable video', (open) => {
  const api = fixtureApi(open);
  const { user } = adsOf(api);
  const { upload } = videosOf(api);
  const honest = { film: demoFile('-small.mp4'), picture: demoFile('-480.webp') };

  it.each(Object.entries(HOSTILE))(
    'is refused with a clear message, and leaves nothing: %s',
    { timeout: 120_000 },
    async (_, make) => {
      const source = chance(33);
      const { token, id } = await user();
      const { db, files } = api.services;
      const put = vi.spyOn(files, 'put');
      const logged: string[] = [];
      for (let file = 0; file < FILES; file++) {
        // More than the hourly limit.
        api.pass(A_WHILE_MS);
        const answer = await upload(token, make(honest, source));
        const [error] = (await answer.json()).errors ?? [];
        logged.push(answer.status === 422 && error.title ? error.code : String(answer.status));
      }
      expect(logged.filter((code) => !CLEAR.test(code))).toEqual([]);
      const stored = put.mock.calls.map(([key]) => key);
      expect(stored.filter((key) => !key.startsWith(VIDEO_PARTS_FOLDER))).toEqual([]);
      for (const key of stored) expect(await files.get(key)).toBeUndefined();
      expect(await db.selectFrom('clip_upload').select('clip').where('user_id', '=', id).execute()).toEqual([]);
      expect(await db.selectFrom('unfinished_clip').select('id').where('user_id', '=', id).execute()).toEqual([]);
      put.mockRestore();
    },
  );
});
