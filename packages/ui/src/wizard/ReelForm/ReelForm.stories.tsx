import { ar } from '@mashrabiya/i18n/ar';
import { governorates } from '@mashrabiya/mocks';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectOffline, rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { createFile, dropFiles, pictureSources } from '../../forms/files/files.stories.ts';
import type { PickedVideo, VideoEdits } from '../../forms/VideoPicker/videoRules.ts';
import { getLanguage } from '../../foundation/stories.ts';
import { ReelForm } from './ReelForm.tsx';
import type { ReelValues } from './reelValues.ts';
import type { UploadVideo } from './useVideoUpload.ts';

const [place] = governorates('ar');
const PROPERTY = '01910000-0000-7000-8000-000000000001';
const properties = [
  {
    value: PROPERTY,
    text: 'شقة بحديقة خاصة في التجمع الخامس',
    facts: {
      gover: place?.id ?? null,
      city: place?.cities[0]?.id ?? null,
      action: 'sell' as const,
      price: 4_850_000,
      selltype: 'cash' as const,
    },
  },
];
const frames = pictureSources.slice(0, 8);

const pickedVideo: PickedVideo = { src: null, state: 'done', durationSeconds: 20, frames };
const complete: ReelValues = {
  video: { id: 'video-1', state: 'done' },
  poster_at: 4,
  title: 'جولة في شقة بحديقة خاصة في التجمع الخامس',
  description: 'شقة بتشطيب كامل وحديقة خاصة، على بعد خطوات من الجامعة الأمريكية.',
  property_id: PROPERTY,
  gover: place?.id ?? null,
  city: place?.cities[0]?.id ?? null,
  action: 'sell',
  price: 4_850_000,
  selltype: 'cash',
  ranking: 'premium',
};

const meta = preview.meta({
  title: 'Wizard/ReelForm',
  component: ReelForm,
  args: {
    governorates: governorates('ar'),
    properties,
    onRead: fn(async () => ({ durationSeconds: 20, frames })),
    onUpload: fn<UploadVideo>(async () => 'video-1'),
    onSubmit: fn(accept),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 820, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => <ReelForm {...args} governorates={governorates(getLanguage(globals))} />,
});

const texts = ar.wizard;
const { problem } = ar.forms;
const recordedFile = createFile('VID_20261118.mp4', 'video/mp4');

const matchEdits = (edits?: VideoEdits) => expect.objectContaining({ edits });

/** A video uploads at once; then the next tab is open. */
export const New = meta.story({
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(3);
    await step('the video', async () => {
      dropFiles(canvas.getByRole('group', { name: ar.forms.video.label }), [recordedFile]);
      await waitFor(() => expect(canvas.getByRole('tab', { name: new RegExp(texts.mark.valid) })).toBeVisible());
      await expect(args.onUpload).toHaveBeenCalledWith(recordedFile, matchEdits());
    });
    await step('the texts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: texts.next }));
      await userEvent.type(await canvas.findByRole('textbox', { name: texts.reel.title }), complete.title);
      await userEvent.type(canvas.getByRole('textbox', { name: ar.listings.detail.description }), complete.description);
      await userEvent.click(canvas.getByRole('button', { name: texts.next }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: texts.step.reelDetails })).toHaveFocus());
    });
  },
});

/** A video recorded on the previous page is chosen and uploads. */
export const RecordedVideo = meta.story({
  args: { recordedFile },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledWith(recordedFile, matchEdits()));
    await waitFor(() => expect(canvas.getByRole('tab', { name: new RegExp(texts.mark.valid) })).toBeVisible());
  },
});

const { trimEnd, mute, send, poster } = ar.forms.video;

/** Where the browser supports it, a video is trimmed and muted before upload, and its cover is in the remaining part. */
export const Cut = meta.story({
  args: { recordedFile, editable: true },
  play: async ({ canvas, args, step }) => {
    const end = await canvas.findByRole('slider', { name: trimEnd });
    await step('it is not uploaded automatically', async () => {
      await expect(args.onUpload).not.toHaveBeenCalled();
      await expectBlocked(canvas, problem.video_unsent);
    });
    await step('the last moment of the selected part', async () => {
      end.focus();
      await userEvent.keyboard('{PageDown}{PageDown}');
      canvas.getByRole('slider', { name: new RegExp(poster) }).focus();
      await userEvent.keyboard('{End}');
      const at = canvas.getByRole('slider', { name: new RegExp(poster) });
      await expect(at).toHaveAttribute('aria-valuetext', 'اللقطة عند 0:18.0 من 0:20.0');
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: mute }));
    await userEvent.click(canvas.getByRole('button', { name: send }));
    const edits = { start: 0, end: 18, isMuted: true };
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledWith(recordedFile, matchEdits(edits)));
    await waitFor(() => expect(canvas.getByRole('tab', { name: new RegExp(texts.mark.valid) })).toBeVisible());
  },
});

const megabyte = new Blob([new Uint8Array(1_000_000)]);
const largeVideo = new File([recordedFile, ...Array(101).fill(megabyte)], 'VID_4K.mp4', {
  type: 'video/mp4',
  lastModified: 0,
});

/** A file above the limit is accepted if it is re-encoded. */
export const LargeFile = meta.story({
  args: { editable: true },
  play: async ({ canvas, args }) => {
    dropFiles(canvas.getByRole('group', { name: ar.forms.video.label }), [largeVideo]);
    await userEvent.click(await canvas.findByRole('button', { name: send }));
    await waitFor(() =>
      expect(args.onUpload).toHaveBeenCalledWith(largeVideo, matchEdits({ start: 0, end: 20, isMuted: false })),
    );
  },
});

/** A file above the limit that this browser cannot read is not uploaded. */
export const LargeFileUnread = meta.story({
  args: {
    editable: true,
    onRead: fn(async () => {
      throw new Error('unreadable');
    }),
  },
  play: async ({ canvas, args }) => {
    dropFiles(canvas.getByRole('group', { name: ar.forms.video.label }), [largeVideo]);
    const tooLarge = ar.forms.video.problem.tooLarge.replace('{{megabytes}}', '100');
    await expect(await canvas.findByText(tooLarge)).toBeVisible();
    await expect(args.onUpload).not.toHaveBeenCalled();
    await expectBlocked(canvas, tooLarge);
  },
});

/** A long video is trimmed to a minute. */
export const CutToMinute = meta.story({
  args: { recordedFile, editable: true, onRead: fn(async () => ({ durationSeconds: 95, frames })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: send }));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalled());
    await expect(args.onUpload).toHaveBeenCalledWith(recordedFile, matchEdits({ start: 0, end: 60, isMuted: false }));
  },
});

const VIDEO_SRC = 'data:video/mp4,';
const readingVideo: PickedVideo = { src: VIDEO_SRC, state: 'reading', durationSeconds: null, frames: [] };

/** Restores a draft: looks for its video, and reports changes to save. */
export const Unfinished = meta.story({
  args: {
    initial: { ...complete, title: 'جولة' },
    initialVideo: readingVideo,
    onChange: fn(),
  },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('slider', { name: new RegExp(poster) });
    await expect(args.onRead).toHaveBeenCalledWith(VIDEO_SRC);
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.reel.title }), ' في');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ ...complete, title: 'جولة في' }));
  },
});

/** The server has deleted the video of an old draft: the rest is restored. */
export const UnfinishedWithoutVideo = meta.story({
  args: { initial: complete, initialVideo: readingVideo, onFetchState: fn(async () => null) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: ar.forms.video.choose })).toBeVisible();
    await expect(args.onFetchState).toHaveBeenCalledWith('video-1');
    await expectBlocked(canvas, problem.video_required);
  },
});

/** A video still being transcoded stays, and the reel may be posted. */
export const UnfinishedBeingPrepared = meta.story({
  args: { initial: complete, initialVideo: readingVideo, onFetchState: fn(async () => 'preparing' as const) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(ar.forms.video.beingPrepared)).toBeVisible();
    await expect(args.onRead).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('tab', { name: new RegExp(texts.step.reelDetails) }));
    await userEvent.click(await canvas.findByRole('button', { name: texts.post }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(complete));
  },
});

/** A video that failed to transcode shows an error and must be replaced. */
export const UnfinishedUnprepared = meta.story({
  args: { initial: complete, initialVideo: readingVideo, onFetchState: fn(async () => 'failed' as const) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ar.forms.video.unprepared)).toBeVisible();
    await expectBlocked(canvas, problem.video_required);
  },
});

/** Offline, the video stays. */
export const UnfinishedOffline = meta.story({
  args: { initial: complete, initialVideo: readingVideo, onFetchState: fn(rejectOffline) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: ar.forms.video.remove })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(ar.forms.video.reading)).toBeNull());
    await expect(args.onRead).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: ar.forms.video.change })).toBeVisible();
  },
});

/** Tries to leave an incomplete tab, and expects its message. */
async function expectBlocked(canvas: Pick<ReturnType<typeof within>, 'getByRole' | 'findByText'>, expected: string) {
  const onwards = new RegExp(`^(${texts.next}|${texts.post})$`);
  await userEvent.click(canvas.getByRole('button', { name: onwards }));
  await expect(await canvas.findByText(texts.blocked)).toBeVisible();
  await expect(await canvas.findByText(expected)).toBeVisible();
}

export const UploadBlocked = meta.story({
  play: ({ canvas }) => expectBlocked(canvas, problem.video_required),
});
export const InfoBlocked = meta.story({
  args: { startAt: 1, initial: { ...complete, title: 'شقة', description: '' }, initialVideo: pickedVideo },
  play: ({ canvas }) => expectBlocked(canvas, problem.title_short),
});
export const DetailsBlocked = meta.story({
  args: { startAt: 2, initial: { ...complete, city: null, price: null }, initialVideo: pickedVideo },
  play: ({ canvas }) => expectBlocked(canvas, problem.city_required),
});

/** The chosen property fills in place, purpose, price and payment. */
export const Prefilled = meta.story({
  args: {
    startAt: 2,
    initial: { ...complete, property_id: null, gover: null, city: null, action: null, price: null, selltype: null },
    initialVideo: pickedVideo,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: texts.reel.home }));
    await userEvent.click(await within(document.body).findByRole('option', { name: properties[0]?.text }));
    await userEvent.click(canvas.getByRole('button', { name: texts.post }));
    const { gover, city, action, price, selltype } = complete;
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ property_id: PROPERTY, gover, city, action, price, selltype }),
      ),
    );
  },
});

/** A reel needs a property: shows a message to a user without any. */
export const NoProperty = meta.story({
  args: { startAt: 2, properties: [], initial: { ...complete, property_id: null }, initialVideo: pickedVideo },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.reel.noHome)).toBeVisible();
    await expectBlocked(canvas, problem.home_required);
  },
});

const uploading = fn<UploadVideo>((_file, { onProgress }) => {
  onProgress(42);
  return stayPending();
});

/** The texts can be written during the upload, whose progress is on every tab. */
export const Uploading = meta.story({
  args: { onUpload: uploading },
  play: async ({ canvas, args }) => {
    dropFiles(canvas.getByRole('group', { name: ar.forms.video.label }), [recordedFile]);
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42'));
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.reel.title }), complete.title);
    await userEvent.type(canvas.getByRole('textbox', { name: ar.listings.detail.description }), complete.description);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
    await expect(canvas.getByRole('tab', { name: new RegExp(texts.mark.pending) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await canvas.findByRole('button', { name: texts.post });
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
    await expect(mocked(args.onUpload).mock.calls[0]?.[1].signal.aborted).toBe(false);
  },
});

let finishUpload = () => {};

/** Posting during the upload is queued, with a message; the reel is posted after the upload. */
export const PostQueued = meta.story({
  args: {
    startAt: 2,
    recordedFile,
    initial: { ...complete, video: null },
    onUpload: fn<UploadVideo>(
      () =>
        new Promise((resolve) => {
          finishUpload = () => resolve('video-1');
        }),
    ),
  },
  play: async ({ canvas, args, step }) => {
    await canvas.findByRole('progressbar');
    await step('queued, cancelled and queued again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: texts.post }));
      await expect(await canvas.findByText(texts.reel.postsWhenUploaded)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: texts.reel.notNow }));
      await waitFor(() => expect(canvas.queryByText(texts.reel.postsWhenUploaded)).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: texts.post }));
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    finishUpload();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ video: complete.video, title: complete.title }),
      ),
    );
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** An upload that fails on another tab loses no text, and can be retried there. */
export const UploadFailedElsewhere = meta.story({
  args: { startAt: 1, recordedFile, initial: { ...complete, video: null }, onUpload: fn<UploadVideo>(rejectOffline) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: ar.common.retry }));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(2));
    await expect(canvas.getByRole('textbox', { name: texts.reel.title })).toHaveValue(complete.title);
    await expect(await canvas.findByText(ar.forms.video.failed)).toBeVisible();
  },
});

export const Paused = meta.story({
  args: {
    onUpload: uploading,
  },
  play: async ({ canvas, args }) => {
    const { pauseUpload, resumeUpload, paused } = ar.forms.video;
    dropFiles(canvas.getByRole('group', { name: ar.forms.video.label }), [recordedFile]);
    await userEvent.click(await canvas.findByRole('button', { name: pauseUpload }));
    await expect(mocked(args.onUpload).mock.calls[0]?.[1].signal.aborted).toBe(true);
    await expect(canvas.getByText(paused)).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: paused })).toHaveAttribute('aria-valuenow', '42');
    await userEvent.click(canvas.getByRole('button', { name: resumeUpload }));
    await expect(args.onUpload).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: pauseUpload })).toHaveFocus();
  },
});

export const UploadFailed = meta.story({
  args: { onUpload: fn<UploadVideo>(rejectOffline) },
  play: async ({ canvas, args }) => {
    dropFiles(canvas.getByRole('group', { name: ar.forms.video.label }), [recordedFile]);
    const retryButton = await canvas.findByRole('button', { name: ar.common.retry });
    await userEvent.click(retryButton);
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByText(ar.forms.video.failed)).toBeVisible();
  },
});

/** A video refused by the server shows its error, and must be replaced. */
export const VideoRejected = meta.story({
  args: { onUpload: fn<UploadVideo>(rejectWith('video_broken', '/video')) },
  play: async ({ canvas }) => {
    dropFiles(canvas.getByRole('group', { name: ar.forms.video.label }), [recordedFile]);
    await expect(await canvas.findByText(problem.video_broken)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: ar.common.retry })).toBeNull();
    await expectBlocked(canvas, problem.video_required);
  },
});

export const TooLong = meta.story({
  args: { onRead: fn(async () => ({ durationSeconds: 600, frames })) },
  play: async ({ canvas, args }) => {
    dropFiles(canvas.getByRole('group', { name: ar.forms.video.label }), [recordedFile]);
    await expect(await canvas.findByText(/أطول من/)).toBeVisible();
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
});

export const Edit = meta.story({
  args: { mode: 'edit', initial: complete, initialVideo: { ...pickedVideo, src: VIDEO_SRC, frames: [] } },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.frames img')).toHaveLength(frames.length));
    await expect(canvas.getAllByRole('tab', { name: new RegExp(texts.mark.valid) })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('tab', { name: new RegExp(texts.step.reelDetails) }));
    await userEvent.click(await canvas.findByRole('button', { name: texts.save }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(complete));
  },
});

export const Refused = meta.story({
  args: { startAt: 2, initial: complete, initialVideo: pickedVideo, onSubmit: fn(rejectWith('title_short', '/title')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.post }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: texts.reel.title })).toBeInvalid());
  },
});

export const ClearAll = meta.story({
  args: { initial: complete, initialVideo: pickedVideo },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.clear }));
    const dialog = within(await canvas.findByRole('dialog', { name: texts.clearTitle }));
    await userEvent.click(dialog.getByRole('button', { name: texts.clearConfirm }));
    await expect(await canvas.findByRole('button', { name: ar.forms.video.choose })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});
