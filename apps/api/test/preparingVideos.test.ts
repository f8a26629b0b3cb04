import { symlink } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { readStoredFile } from '../src/files/readStoredFile.ts';
import { enqueue } from '../src/jobs/enqueue.ts';
import { MAX_ATTEMPTS } from '../src/jobs/jobRules.ts';
import { retryDeadJobs } from '../src/jobs/queue.ts';
import { ORPHANS_JOB } from '../src/orphans/jobs/orphansJob.ts';
import { toOriginalFile } from '../src/reels/rules/videoJobPayload.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { buildFormRequest, encodeForm, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { FakeTranscoder } from './support/fakeTranscoder.ts';
import { buildReelFields } from './support/reels.ts';
import { padVideo, readDemoFile } from './support/videos.ts';
import { createVideoTools } from './support/videoUploads.ts';

const HOUR_MS = 3_600_000;

describeBothEngines('A video that the server prepares', (open) => {
  const transcoder = new FakeTranscoder();
  const api = createFixtureApi(open, { transcoder });
  const { createUser, postAd, runJobs } = createAdTools(api);
  const { upload } = createVideoTools(api);
  const [whole, small] = [readDemoFile('[0-9a-f]{16}.mp4'), readDemoFile('-small.mp4')];
  /** Heavier than a reel may be. */
  const heavyVideo = padVideo(small, 9_500_000);
  const cover = readDemoFile('-480.webp');

  const getErrorCode = async (answer: Response) => (await answer.json()).errors[0].code;
  const isStored = async (file: string) => (await readStoredFile(api.services.files, file)) !== undefined;
  const listStoredFiles = async (videoName: string) => {
    const files = [`${videoName}.mp4`, `${videoName}-small.mp4`, toOriginalFile(videoName)];
    return Promise.all(files.map(isStored));
  };
  const uploadVideo = async (token: string, videoBytes: Uint8Array<ArrayBuffer>): Promise<string> =>
    (await (await upload(token, videoBytes)).json()).data.id;
  async function createSeller() {
    const user = await createUser();
    return { ...user, property: (await postAd(user.token)).id };
  }
  const sendReel = async (token: string, path: string, property: string, overrides: Record<string, string | File>) => {
    const fields = { ...buildReelFields(property), ...overrides };
    return api.client.request(path, withToken(token, await encodeForm(buildFormRequest(fields))));
  };
  const findOwnReel = async (token: string) => {
    const { data } = await api.client.fetchAnswer('listOwnReels', '/owned/properties', withToken(token));
    const [reel] = data;
    if (!reel) throw new Error('There is no reel');
    return reel;
  };
  const fetchVideoState = async (token: string, videoName: string) =>
    (await api.client.fetchData('getUploadedVideo', `/uploads/clips/${videoName}/state`, withToken(token))).video_state;
  const fetchQueue = async (token: string) =>
    api.client.fetchAnswer('getPendingReel', '/moderation/reels', withToken(token));
  const runOrphansJob = async () => {
    api.advanceTime(13 * HOUR_MS);
    const { db, clock } = api.services;
    await db.deleteFrom('job').where('kind', '=', ORPHANS_JOB).execute();
    await enqueue(db, { kind: ORPHANS_JOB, payload: {}, now: clock() });
    await runJobs();
  };

  it('is hidden until it is ready, with its state for its owner and in the console', async () => {
    const [{ token, property }, moderator] = [await createSeller(), await createUser('moderator')];
    const videoName = await uploadVideo(token, padVideo(whole, 9_500_000));
    expect(await listStoredFiles(videoName)).toEqual([false, false, true]);
    expect(
      await getErrorCode(await api.client.request(`/uploads/clips/${videoName}/state`, withToken(moderator.token))),
    ).toBe('not_found');
    expect(await fetchVideoState(token, videoName)).toBe('preparing');
    expect((await sendReel(token, '/reels', property, { clip: videoName })).status).toBe(200);
    const reelBefore = await findOwnReel(token);
    expect(reelBefore).toMatchObject({ video_state: 'preparing', availability: 1, small_video: '' });
    expect(await fetchQueue(moderator.token)).toEqual({ data: null, waiting: 0, preparing: 1 });
    const decision = { decision: 'accepted', submitted_at: reelBefore.updated_at };
    const decided = await api.client.request(
      `/moderation/reels/${reelBefore.id}`,
      withToken(moderator.token, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(decision),
      }),
    );
    expect([decided.status, await getErrorCode(decided)]).toEqual([409, 'review_outdated']);
    await runJobs();
    expect(await fetchVideoState(token, videoName)).toBe('ready');
    const reelAfter = await findOwnReel(token);
    expect(reelAfter).toMatchObject({ video_state: 'ready', small_video: `/clips/${videoName}-small.mp4` });
    expect(reelAfter.thumbnail).not.toBe(reelBefore.thumbnail);
    const work = transcoder.works.at(-1);
    expect(work?.format).toBe('mov');
    expect(work?.versions.map(({ width, height }) => [width, height])).toEqual([
      [540, 960],
      [480, 854],
    ]);
    expect(await isStored(reelAfter.thumbnail.replace('.webp', '-480.webp'))).toBe(true);
    expect(await listStoredFiles(videoName)).toEqual([true, true, false]);
    const { data, waiting, preparing } = await fetchQueue(moderator.token);
    expect([data?.id, waiting, preparing]).toEqual([reelBefore.id, 1, 0]);
    await api.client.request(`/reels/${reelBefore.id}`, withToken(token, { method: 'DELETE' }));
    await runOrphansJob();
    expect(await listStoredFiles(videoName)).toEqual([false, false, false]);
  });

  it('adds its small version to a reel that is posted meanwhile', async () => {
    const { token, property } = await createSeller();
    const videoName = await uploadVideo(token, whole);
    const thumbnail = new File([cover], 'cover.webp', { type: 'image/webp' });
    const { files } = api.services;
    const put = files.put.bind(files);
    let posting: Promise<Response> | undefined;
    const putSpy = vi.spyOn(files, 'put').mockImplementation(async (key, content) => {
      if (key === `${videoName}-small.mp4`) {
        posting = sendReel(token, '/reels', property, { clip: videoName, thumbnail });
        await Promise.race([posting, setTimeout(500)]);
      }
      return put(key, content);
    });
    const { status } = await upload(token, small, videoName);
    putSpy.mockRestore();
    expect([status, (await posting)?.status]).toEqual([200, 200]);
    expect((await findOwnReel(token)).small_video).toBe(`/clips/${videoName}-small.mp4`);
  });

  it('shows the result in a reel that was posted meanwhile', async () => {
    const { token, property } = await createSeller();
    const [videoName, otherVideoName] = [
      await uploadVideo(token, padVideo(whole, 9_500_000)),
      await uploadVideo(token, whole),
    ];
    const thumbnail = new File([cover], 'cover.webp', { type: 'image/webp' });
    const { files } = api.services;
    const put = files.put.bind(files);
    /** Posts a reel while a concurrent action runs during the storing of its cover. */
    const sendReelWhile = async (overrides: Record<string, string | File>, duringStore: () => Promise<unknown>) => {
      const spied = vi.spyOn(files, 'put').mockImplementation(async (key, content) => {
        spied.mockRestore();
        await duringStore();
        return put(key, content);
      });
      return sendReel(token, '/reels', property, { thumbnail, ...overrides });
    };
    await sendReelWhile({ clip: videoName }, runJobs);
    expect(await findOwnReel(token)).toMatchObject({
      video_state: 'ready',
      small_video: `/clips/${videoName}-small.mp4`,
    });
    await api.client.request(`/reels/${(await findOwnReel(token)).id}`, withToken(token, { method: 'DELETE' }));
    await sendReelWhile({ clip: otherVideoName }, () => upload(token, small, otherVideoName));
    expect((await findOwnReel(token)).small_video).toBe(`/clips/${otherVideoName}-small.mp4`);
    const removedVideo = await uploadVideo(token, small);
    const { db } = api.services;
    const refusedResponse = await sendReelWhile({ clip: removedVideo }, () =>
      db.deleteFrom('clip_upload').where('clip', '=', removedVideo).execute(),
    );
    expect(await getErrorCode(refusedResponse)).toBe('video_failed');
  });

  it('keeps the selected cover', async () => {
    const { token, property } = await createSeller();
    const videoName = await uploadVideo(token, heavyVideo);
    const thumbnail = new File([cover], 'cover.webp', { type: 'image/webp' });
    await sendReel(token, '/reels', property, { clip: videoName, thumbnail });
    const reelBefore = await findOwnReel(token);
    await runJobs();
    const { thumbnail: after, video_state: state } = await findOwnReel(token);
    expect([state, after]).toEqual(['ready', reelBefore.thumbnail]);
  });

  it('that is unreadable is reported to its owner, who uploads another', async () => {
    const { token, property } = await createSeller();
    const videoName = await uploadVideo(token, heavyVideo);
    await sendReel(token, '/reels', property, { clip: videoName });
    transcoder.fault = 'unreadable';
    await runJobs();
    transcoder.fault = undefined;
    expect(await fetchVideoState(token, videoName)).toBe('failed');
    const failed = await findOwnReel(token);
    expect(failed.video_state).toBe('failed');
    expect(await listStoredFiles(videoName)).toEqual([false, false, false]);
    expect(await getErrorCode(await sendReel(token, '/reels', property, { clip: videoName }))).toBe('video_failed');
    const { data, preparing } = await fetchQueue((await createUser('moderator')).token);
    expect([data?.id === failed.id, preparing]).toEqual([false, 0]);
    await sendReel(token, `/reels/${failed.id}`, property, { clip: await uploadVideo(token, small) });
    expect((await findOwnReel(token)).video_state).toBe('ready');
    await api.client.request(`/reels/${failed.id}`, withToken(token, { method: 'DELETE' }));
  });

  it('is retried once after a timeout, and as often as others after a crash', async () => {
    const { token, property } = await createSeller();
    await sendReel(token, '/reels', property, { clip: await uploadVideo(token, heavyVideo) });
    for (const [fault, state] of [
      ['closed', 'preparing'],
      ['late', 'failed'],
    ] as const) {
      transcoder.fault = fault;
      await runJobs();
      api.advanceTime(HOUR_MS);
      expect((await findOwnReel(token)).video_state, fault).toBe(state);
    }
    transcoder.fault = undefined;
  });

  it('is prepared at the second attempt after a timeout', async () => {
    const { token, property } = await createSeller();
    await sendReel(token, '/reels', property, { clip: await uploadVideo(token, heavyVideo) });
    transcoder.fault = 'late';
    await runJobs();
    transcoder.fault = undefined;
    expect((await findOwnReel(token)).video_state).toBe('preparing');
    api.advanceTime(HOUR_MS);
    await runJobs();
    expect((await findOwnReel(token)).video_state).toBe('ready');
  });

  it.each(['machine', 'late'] as const)(
    'keeps its original when the last attempt fails (%s), for a retry',
    async (fault) => {
      const { token, property } = await createSeller();
      const videoName = await uploadVideo(token, heavyVideo);
      await sendReel(token, '/reels', property, { clip: videoName });
      transcoder.fault = fault;
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        await runJobs();
        api.advanceTime(6 * HOUR_MS);
      }
      transcoder.fault = undefined;
      await runOrphansJob();
      expect([await fetchVideoState(token, videoName), await listStoredFiles(videoName)]).toEqual([
        'failed',
        [false, false, true],
      ]);
      const { db, clock } = api.services;
      await retryDeadJobs(db, { id: undefined, now: clock() });
      await runJobs();
      expect([await fetchVideoState(token, videoName), await listStoredFiles(videoName)]).toEqual([
        'ready',
        [true, false, false],
      ]);
    },
  );

  it('stays queued and is prepared later if the machine fails or its disk is full', async () => {
    const { token, property } = await createSeller();
    const videoName = await uploadVideo(token, heavyVideo);
    await sendReel(token, '/reels', property, { clip: videoName });
    const attempt = async () => {
      await runJobs();
      api.advanceTime(HOUR_MS);
      return [(await findOwnReel(token)).video_state, (await listStoredFiles(videoName)).at(-1)];
    };
    transcoder.fault = 'machine';
    expect(await attempt()).toEqual(['preparing', true]);
    transcoder.fault = undefined;
    transcoder.duringWrite = async () => {
      for (const { path } of transcoder.works.at(-1)?.versions ?? []) await symlink('/dev/full', `${path}.mp4`);
    };
    expect(await attempt()).toEqual(['preparing', true]);
    transcoder.duringWrite = async () => {};
    expect(await attempt()).toEqual(['ready', false]);
  });

  it('leaves no files if it was deleted meanwhile', async () => {
    const { token } = await createSeller();
    const videoName = await uploadVideo(token, heavyVideo);
    const { db } = api.services;
    transcoder.duringWrite = () => db.deleteFrom('clip_upload').where('clip', '=', videoName).execute();
    await runJobs();
    transcoder.duringWrite = async () => {};
    expect(await listStoredFiles(videoName)).toEqual([false, false, false]);
  });

  it('fails after half a day without preparation', async () => {
    const { token, property } = await createSeller();
    const videoName = await uploadVideo(token, heavyVideo);
    await sendReel(token, '/reels', property, { clip: videoName });
    await api.services.db.deleteFrom('job').where('kind', '=', 'clip').execute();
    await runOrphansJob();
    expect((await findOwnReel(token)).video_state).toBe('failed');
    expect(await listStoredFiles(videoName)).toEqual([false, false, true]);
  });

  it('gets a small version if it was uploaded without', async () => {
    const { token, property } = await createSeller();
    const videoName = await uploadVideo(token, whole);
    const thumbnail = new File([cover], 'cover.webp', { type: 'image/webp' });
    await sendReel(token, '/reels', property, { clip: videoName, thumbnail });
    expect(await findOwnReel(token)).toMatchObject({ video_state: 'ready', small_video: '' });
    await runJobs();
    expect(await findOwnReel(token)).toMatchObject({
      video_state: 'ready',
      small_video: `/clips/${videoName}-small.mp4`,
    });
    expect(await listStoredFiles(videoName)).toEqual([true, true, false]);
    // A small original needs no low-bitrate version.
    const spied = vi.spyOn(transcoder, 'write');
    await sendReel(token, '/reels', property, { clip: await uploadVideo(token, small), thumbnail });
    await runJobs();
    expect(spied).not.toHaveBeenCalled();
    spied.mockRestore();
  });
});
