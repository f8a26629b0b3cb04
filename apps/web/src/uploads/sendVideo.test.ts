import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/error.ts';
import type { VideoUploadSteps } from './sendInParts.ts';
import { createVideoUpload, sendVideo } from './sendVideo.ts';

const video = new Blob([new Uint8Array(900_000)]);
const small = new Blob([new Uint8Array(100_000)]);

/** Server that accepts everything, and numbers the uploads. */
function createServerSteps() {
  let count = 0;
  return {
    start: vi.fn<VideoUploadSteps['start']>(async () => ({ id: `upload-${++count}` })),
    fetchOffset: vi.fn<VideoUploadSteps['fetchOffset']>(async () => 0),
    part: vi.fn<VideoUploadSteps['part']>(async (_id, part, offset) => offset + part.size),
    finish: vi.fn<VideoUploadSteps['finish']>(async () => undefined),
  };
}

test('the small version is uploaded after its video, and refers to it', async () => {
  const steps = createServerSteps();
  const reported: number[] = [];
  expect(await sendVideo(createVideoUpload(video, small), steps, (percent) => reported.push(percent))).toBe('upload-1');
  expect(steps.start.mock.calls).toEqual([
    [video.size, undefined],
    [small.size, 'upload-1'],
  ]);
  expect(steps.finish.mock.calls).toEqual([['upload-1'], ['upload-2']]);
  expect(reported).toEqual(reported.toSorted((first, second) => first - second));
  expect(reported).toContain(90);
});

test('a small video is uploaded alone', async () => {
  const steps = createServerSteps();
  expect(await sendVideo(createVideoUpload(small, null), steps, () => {})).toBe('upload-1');
  expect(steps.start).toHaveBeenCalledOnce();
});

test('a video stays when its small version is refused', async () => {
  const steps = createServerSteps();
  steps.finish.mockResolvedValueOnce(undefined);
  steps.finish.mockRejectedValueOnce(new ApiError('small_video_refused', 422, 'refused'));
  expect(await sendVideo(createVideoUpload(video, small), steps, () => {})).toBe('upload-1');
});

test('an upload paused at its small version continues there', async () => {
  const steps = createServerSteps();
  const upload = createVideoUpload(video, small);
  const paused = new AbortController();
  steps.part.mockResolvedValueOnce(video.size);
  steps.part.mockImplementationOnce(async () => {
    paused.abort();
    throw new ApiError('network', 0, 'network');
  });
  await expect(sendVideo(upload, steps, () => {}, paused.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(await sendVideo(upload, steps, () => {}, new AbortController().signal)).toBe('upload-1');
  expect(steps.start).toHaveBeenCalledTimes(2);
  expect(steps.part.mock.calls.map(([id]) => id)).toEqual(['upload-1', 'upload-2', 'upload-2']);
});
