import { VIDEO_PART_BYTES } from '@mashrabiya/contract';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/error.ts';
import { createFileUpload, sendInParts, type VideoUploadSteps } from './sendInParts.ts';

const SIZE = 2 * VIDEO_PART_BYTES + 500;
const video = new Blob([new Uint8Array(SIZE)]);
const createNetworkError = () => new ApiError('network', 0, 'network');
const createNotFoundError = () => new ApiError('not_found', 404, '');

/** Server that accepts parts; `fails` may break the connection before or after a part has arrived. */
function createServerSteps(getFailure: (part: number) => 'before' | 'after' | undefined = () => undefined) {
  let receivedBytes = 0;
  let ids = 0;
  let offsetRequests = 0;
  let parts = 0;
  const receivedSizes: number[] = [];
  const steps = {
    start: vi.fn<VideoUploadSteps['start']>(async () => {
      receivedBytes = 0;
      return { id: `video-${++ids}` };
    }),
    fetchOffset: vi.fn<VideoUploadSteps['fetchOffset']>(async () => {
      offsetRequests++;
      return receivedBytes;
    }),
    part: vi.fn<VideoUploadSteps['part']>(async (_id, part, offset) => {
      const fault = getFailure(++parts);
      if (fault !== 'before' && offset === receivedBytes) {
        receivedBytes += part.size;
        receivedSizes.push(part.size);
      }
      if (fault) throw createNetworkError();
      return receivedBytes;
    }),
    finish: vi.fn<VideoUploadSteps['finish']>(async () => undefined),
  };
  return { steps, taken: receivedSizes, countOffsetRequests: () => offsetRequests };
}

async function skipPauses<T>(task: () => Promise<T>): Promise<T> {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  try {
    const end = task();
    end.catch(() => undefined);
    await vi.runAllTimersAsync();
    return await end;
  } finally {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
}

test('a video is uploaded in parts, each once, without extra requests', async () => {
  const { steps, taken: receivedSizes, countOffsetRequests } = createServerSteps();
  const reported: number[] = [];
  expect(await sendInParts(createFileUpload(video), steps, (percent) => reported.push(percent))).toBe('video-1');
  expect(receivedSizes).toEqual([VIDEO_PART_BYTES, VIDEO_PART_BYTES, 500]);
  expect(countOffsetRequests()).toBe(0);
  expect(reported).toEqual(reported.toSorted((first, second) => first - second));
});

test.each(['before', 'after'] as const)(
  'after a connection lost %s a part has arrived, stored data is not sent again',
  async (moment) => {
    const {
      steps,
      taken: receivedSizes,
      countOffsetRequests,
    } = createServerSteps((part) => (part === 2 ? moment : undefined));
    await skipPauses(() => sendInParts(createFileUpload(video), steps, () => {}));
    expect(receivedSizes.reduce((sum, bytes) => sum + bytes, 0)).toBe(SIZE);
    expect(steps.part).toHaveBeenCalledTimes(moment === 'before' ? 4 : 3);
    expect([countOffsetRequests(), steps.start.mock.calls.length]).toEqual([1, 1]);
  },
);

test('a part that was too slow is sent again', async () => {
  const { steps, taken: receivedSizes } = createServerSteps();
  steps.part.mockRejectedValueOnce(new ApiError('body_too_slow', 408, ''));
  await skipPauses(() => sendInParts(createFileUpload(video), steps, () => {}));
  expect(receivedSizes).toEqual([VIDEO_PART_BYTES, VIDEO_PART_BYTES, 500]);
});

test('a paused video continues with its current part', async () => {
  const { steps, taken: receivedSizes } = createServerSteps();
  const upload = createFileUpload(video);
  const paused = new AbortController();
  steps.part.mockImplementationOnce(async (_id, part) => {
    receivedSizes.push(part.size);
    return VIDEO_PART_BYTES;
  });
  steps.part.mockImplementationOnce(async () => {
    paused.abort();
    throw createNetworkError();
  });
  await expect(sendInParts(upload, steps, () => {}, paused.signal)).rejects.toMatchObject({ name: 'AbortError' });
  steps.fetchOffset.mockResolvedValueOnce(VIDEO_PART_BYTES);
  steps.part.mockImplementationOnce(async (_id, _part, offset) => offset + VIDEO_PART_BYTES);
  steps.part.mockImplementationOnce(async (_id, part, offset) => offset + part.size);
  expect(await sendInParts(upload, steps, () => {}, new AbortController().signal)).toBe('video-1');
  expect(steps.start).toHaveBeenCalledOnce();
  expect(steps.part.mock.calls.map(([, , offset]) => offset)).toEqual([
    0,
    VIDEO_PART_BYTES,
    VIDEO_PART_BYTES,
    2 * VIDEO_PART_BYTES,
  ]);
});

test('an upload that has expired on the server restarts', async () => {
  const { steps, taken: receivedSizes } = createServerSteps();
  const upload = { ...createFileUpload(video), id: 'old', offset: VIDEO_PART_BYTES, isOffsetUncertain: true };
  steps.fetchOffset.mockRejectedValueOnce(createNotFoundError());
  expect(await sendInParts(upload, steps, () => {})).toBe('video-1');
  expect(receivedSizes).toHaveLength(3);
});

test('a refusal is reported, and the next attempt restarts', async () => {
  const { steps } = createServerSteps();
  const upload = createFileUpload(video);
  const refusal = new ApiError('video_broken', 422, 'broken');
  steps.finish.mockRejectedValueOnce(refusal);
  await expect(sendInParts(upload, steps, () => {})).rejects.toBe(refusal);
  await sendInParts(upload, steps, () => {});
  expect(steps.start).toHaveBeenCalledTimes(2);
});

test('the upload fails after six attempts', async () => {
  const { steps } = createServerSteps(() => 'before');
  await expect(skipPauses(() => sendInParts(createFileUpload(video), steps, () => {}))).rejects.toMatchObject({
    code: 'network',
  });
  expect(steps.part).toHaveBeenCalledTimes(6);
});
