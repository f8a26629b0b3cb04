import { VIDEO_PART_BYTES } from '@mashrabiya/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readStoredFile } from '../src/files/readStoredFile.ts';
import { enqueue } from '../src/jobs/enqueue.ts';
import { ORPHANS_JOB } from '../src/orphans/jobs/orphansJob.ts';
import { VIDEO_PARTS_FOLDER } from '../src/reels/services/videoParts.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { padVideo, readDemoFile, trimVideo } from './support/videos.ts';
import { createVideoTools } from './support/videoUploads.ts';

const HOUR_MS = 3_600_000;
const PART_BYTES = VIDEO_PART_BYTES;

describeBothEngines('A video upload in parts', (open) => {
  const api = createFixtureApi(open);
  const { createUser, runJobs } = createAdTools(api);
  const { begin: beginUpload, addPart, finish: finishUpload, state: fetchUploadState, upload } = createVideoTools(api);
  const getErrorCode = async (answer: Response) => (await answer.json()).errors[0].code;
  const getOffset = async (answer: Response) => (await answer.json()).data.offset;
  const startUpload = async (token: string, bytes: number): Promise<string> =>
    (await (await beginUpload(token, bytes)).json()).data.id;
  const listParts = async (id = '') => {
    const foundParts: string[] = [];
    for await (const { key } of api.services.files.list(VIDEO_PARTS_FOLDER)) if (key.includes(id)) foundParts.push(key);
    return foundParts;
  };
  const small = readDemoFile('-small.mp4');
  const video = padVideo(small, 2 * PART_BYTES + 1_000);

  it('continues after an interruption, and keeps the video’s name', async () => {
    const { token } = await createUser();
    const id = await startUpload(token, video.byteLength);
    const first = video.slice(0, PART_BYTES);
    expect(await getOffset(await addPart(token, id, 0, first))).toBe(PART_BYTES);
    expect(await getOffset(await fetchUploadState(token, id))).toBe(PART_BYTES);
    // A repeated part, as after a lost answer, and an out-of-order part are ignored.
    expect(await getOffset(await addPart(token, id, 0, first))).toBe(PART_BYTES);
    expect(await getOffset(await addPart(token, id, 2 * PART_BYTES, video.slice(2 * PART_BYTES)))).toBe(PART_BYTES);
    await addPart(token, id, PART_BYTES, video.slice(PART_BYTES, 2 * PART_BYTES));
    expect(await getOffset(await addPart(token, id, 2 * PART_BYTES, video.slice(2 * PART_BYTES)))).toBe(
      video.byteLength,
    );
    const answer = await finishUpload(token, id);
    expect(answer.status).toBe(200);
    const { data } = await answer.json();
    expect(data).toEqual({ id, duration: expect.any(Number) });
    expect(await readStoredFile(api.services.files, `${id}.mp4`)).toBeDefined();
    expect(await (await finishUpload(token, id)).json()).toEqual({ data });
    expect(await listParts(id)).toEqual([]);
  });

  it('accepts a part once that arrives twice at the same time', async () => {
    const { token } = await createUser();
    const id = await startUpload(token, video.byteLength);
    const concurrentParts = [
      addPart(token, id, 0, video.slice(0, PART_BYTES)),
      addPart(token, id, 0, video.slice(0, PART_BYTES)),
    ];
    expect(await Promise.all((await Promise.all(concurrentParts)).map(getOffset))).toEqual([PART_BYTES, PART_BYTES]);
    expect(await getOffset(await fetchUploadState(token, id))).toBe(PART_BYTES);
  });

  it('completes once when completed twice at the same time', async () => {
    const { token } = await createUser();
    const id = await startUpload(token, 1_000_000);
    await addPart(token, id, 0, padVideo(small, 1_000_000));
    const answers = await Promise.all([finishUpload(token, id), finishUpload(token, id)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect((await finishUpload(token, id)).status).toBe(200);
    expect(await listParts(id)).toEqual([]);
  });

  it('is checked for one request of its sender after another; others are asked to retry later', async () => {
    const [{ token }, otherUser] = [await createUser(), await createUser()];
    const send = async (token: string) => {
      const id = await startUpload(token, 1_000_000);
      await addPart(token, id, 0, padVideo(small, 1_000_000));
      return id;
    };
    const [id, theirs] = [await send(token), await send(otherUser.token)];
    const { files } = api.services;
    const getFile = files.get.bind(files);
    const check = Promise.withResolvers<void>();
    const delayedChecks = vi.spyOn(files, 'get').mockImplementation(async (key, range) => {
      await check.promise;
      return getFile(key, range);
    });
    onTestFinished(() => delayedChecks.mockRestore());
    const statuses: number[] = [];
    const finishRequests = Array.from({ length: 20 }, async () =>
      statuses.push((await finishUpload(token, id)).status),
    );
    // Two requests are checked and three wait until all have arrived.
    await vi.waitFor(() => expect(statuses).toHaveLength(15), { timeout: 10_000 });
    expect(new Set(statuses)).toEqual(new Set([503]));
    const theirFinish = finishUpload(otherUser.token, theirs);
    check.resolve();
    expect((await theirFinish).status).toBe(200);
    await Promise.all(finishRequests);
    expect(statuses.slice(15)).toEqual(Array(5).fill(200));
  });

  it('is refused if too large, with a part of wrong length, or with missing parts', async () => {
    const { token } = await createUser();
    expect(await getErrorCode(await beginUpload(token, 100_000_001))).toBe('file_too_large');
    const id = await startUpload(token, video.byteLength);
    expect(await getErrorCode(await addPart(token, id, 0, video.slice(0, PART_BYTES - 1)))).toBe('invalid_field');
    expect(await getErrorCode(await addPart(token, id, 0, video.slice(0, PART_BYTES + 1)))).toBe('file_too_large');
    expect(await getErrorCode(await finishUpload(token, id))).toBe('video_failed');
    expect(await listParts(id)).toEqual([]);
  });

  it('leaves nothing of an invalid video', async () => {
    const { token } = await createUser();
    const id = await startUpload(token, PART_BYTES);
    await addPart(token, id, 0, new Uint8Array(PART_BYTES));
    expect(await getErrorCode(await finishUpload(token, id))).toBe('video_unsupported');
    expect((await fetchUploadState(token, id)).status).toBe(404);
    expect(await readStoredFile(api.services.files, `${id}.mp4`)).toBeUndefined();
    expect(await listParts(id)).toEqual([]);
  });

  it('is accessible to its sender only', async () => {
    const [{ token }, otherUser] = [await createUser(), await createUser()];
    const id = await startUpload(token, video.byteLength);
    const answers = [
      await fetchUploadState(otherUser.token, id),
      await addPart(otherUser.token, id, 0, video.slice(0, PART_BYTES)),
      await finishUpload(otherUser.token, id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await listParts(id)).toEqual([]);
  });

  it('deletes the oldest of a sender’s four videos, and no other sender’s', async () => {
    const [{ token }, otherUser] = [await createUser(), await createUser()];
    const otherUpload = await startUpload(otherUser.token, video.byteLength);
    const oldest = await startUpload(token, video.byteLength);
    await addPart(token, oldest, 0, video.slice(0, PART_BYTES));
    for (let count = 0; count < 3; count++) {
      api.advanceTime(1_000);
      await startUpload(token, video.byteLength);
    }
    expect((await fetchUploadState(token, oldest)).status).toBe(404);
    expect(await listParts(oldest)).toEqual([]);
    expect((await fetchUploadState(otherUser.token, otherUpload)).status).toBe(200);
  });

  it('is deleted half a day after it was abandoned', async () => {
    const { token } = await createUser();
    const id = await startUpload(token, video.byteLength);
    await addPart(token, id, 0, video.slice(0, PART_BYTES));
    const runOrphansJob = async (hours: number) => {
      api.advanceTime(hours * HOUR_MS);
      const { db, clock } = api.services;
      await db.deleteFrom('job').where('kind', '=', ORPHANS_JOB).execute();
      await enqueue(db, { kind: ORPHANS_JOB, payload: {}, now: clock() });
      await runJobs();
      return (await listParts(id)).length;
    };
    expect(await runOrphansJob(11)).toBe(1);
    expect(await runOrphansJob(2)).toBe(0);
    expect((await fetchUploadState(token, id)).status).toBe(404);
    expect(await upload(token, video)).toMatchObject({ status: 200 });
  });

  describe('of the small version', () => {
    const isStored = async (file: string) => (await readStoredFile(api.services.files, file)) !== undefined;
    const readUploadId = async (answer: Promise<Response>) => (await (await answer).json()).data.id as string;
    const wholeVideo = readDemoFile('[0-9a-f]{16}.mp4');

    it('follows its video, once, and is deleted with it', async () => {
      const { token } = await createUser();
      const id = await readUploadId(upload(token, wholeVideo));
      const answer = await upload(token, small, id);
      expect(answer.status).toBe(200);
      const { data } = await answer.json();
      expect(await isStored(`${id}-small.mp4`)).toBe(true);
      // A finish that is repeated after a lost answer returns the same result.
      expect(await (await finishUpload(token, data.id)).json()).toEqual({ data });
      expect(await getErrorCode(await upload(token, small, id))).toBe('small_video_refused');
      expect(await listParts(data.id)).toEqual([]);
      api.advanceTime(13 * HOUR_MS);
      const { db, clock } = api.services;
      await db.deleteFrom('job').where('kind', '=', ORPHANS_JOB).execute();
      await enqueue(db, { kind: ORPHANS_JOB, payload: {}, now: clock() });
      await runJobs();
      expect([await isStored(`${id}.mp4`), await isStored(`${id}-small.mp4`)]).toEqual([false, false]);
    });

    it('is one when two arrive at the same time, and stays if the other is refused', async () => {
      const { token } = await createUser();
      const id = await readUploadId(upload(token, wholeVideo));
      const others = [small, padVideo(small, small.byteLength + 100)];
      const uploads: string[] = [];
      for (const otherUploadId of others) {
        const startedUpload = await (await beginUpload(token, otherUploadId.byteLength, id)).json();
        uploads.push(startedUpload.data.id);
        await addPart(token, startedUpload.data.id, 0, otherUploadId);
      }
      const answers = await Promise.all(uploads.map((uploadId) => finishUpload(token, uploadId)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect(await isStored(`${id}-small.mp4`)).toBe(true);
      const [again, refused] = answers[0]?.ok ? uploads : uploads.toReversed();
      expect((await finishUpload(token, again ?? '')).status).toBe(200);
      expect((await finishUpload(token, refused ?? '')).status).toBe(404);
    });

    it('is accepted once when completed twice at the same time', async () => {
      const { token } = await createUser();
      const id = await readUploadId(upload(token, wholeVideo));
      const { data } = await (await beginUpload(token, small.byteLength, id)).json();
      await addPart(token, data.id, 0, small);
      await Promise.all([finishUpload(token, data.id), finishUpload(token, data.id)]);
      expect((await finishUpload(token, data.id)).status).toBe(200);
      expect(await isStored(`${id}-small.mp4`)).toBe(true);
    });

    it('is refused if not small, of another length, of another’s video, or no video; the video stays', async () => {
      const [{ token }, otherUser] = [await createUser(), await createUser()];
      const id = await readUploadId(upload(token, wholeVideo));
      expect(await getErrorCode(await upload(otherUser.token, small, id))).toBe('small_video_refused');
      expect(await getErrorCode(await beginUpload(token, 2_000_000, id))).toBe('small_video_refused');
      expect(await getErrorCode(await upload(token, wholeVideo, id))).toBe('small_video_refused');
      expect(await getErrorCode(await upload(token, await trimVideo(small, 5), id))).toBe('small_video_refused');
      expect(await getErrorCode(await upload(token, new Uint8Array(5_000), id))).toBe('video_unsupported');
      expect([await isStored(`${id}.mp4`), await isStored(`${id}-small.mp4`)]).toEqual([true, false]);
    });
  });
});
