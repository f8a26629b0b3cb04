import { ar } from '@mashrabiya/i18n/ar';
import { governorates } from '@mashrabiya/mocks';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { ClipEdits, PickedClip } from '../../forms/ClipPicker/clipRules.ts';
import { offline, refused, taken, underWay } from '../../forms/callForm/calls.stories.ts';
import { dropFiles, fileOf, pictureSources } from '../../forms/files/files.stories.ts';
import { languageOf } from '../../foundation/stories.ts';
import { ReelForm } from './ReelForm.tsx';
import type { ReelValues } from './reelValues.ts';
import type { UploadClip } from './useClipUpload.ts';

const [place] = governorates('ar');
const HOME = '01910000-0000-7000-8000-000000000001';
const homes = [
  {
    value: HOME,
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

const clip: PickedClip = { src: null, state: 'done', durationSeconds: 20, frames };
const complete: ReelValues = {
  video: { id: 'clip-1', state: 'done' },
  poster_at: 4,
  title: 'جولة في شقة بحديقة خاصة في التجمع الخامس',
  description: 'شقة بتشطيب كامل وحديقة خاصة، على بعد خطوات من الجامعة الأمريكية.',
  property_id: HOME,
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
    homes,
    onRead: fn(async () => ({ durationSeconds: 20, frames })),
    onUpload: fn<UploadClip>(async () => 'clip-1'),
    onSubmit: fn(taken),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 820, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => <ReelForm {...args} governorates={governorates(languageOf(globals))} />,
});

const texts = ar.wizard;
const { problem } = ar.forms;
const film = fileOf('VID_20261118.mp4', 'video/mp4');

const sentWith = (edits?: ClipEdits) => expect.objectContaining({ edits });

/** A clip is uploaded at once, and then the way on is open. */
export const New = meta.story({
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(3);
    await step('the clip', async () => {
      dropFiles(canvas.getByRole('group', { name: ar.forms.clip.label }), [film]);
      await waitFor(() => expect(canvas.getByRole('tab', { name: new RegExp(texts.mark.valid) })).toBeVisible());
      await expect(args.onUpload).toHaveBeenCalledWith(film, sentWith());
    });
    await step('the texts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: texts.next }));
      await userEvent.type(await canvas.findByRole('textbox', { name: texts.reel.title }), complete.title);
      await userEvent.type(canvas.getByRole('textbox', { name: ar.homes.detail.description }), complete.description);
      await userEvent.click(canvas.getByRole('button', { name: texts.next }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: texts.step.reelDetails })).toHaveFocus());
    });
  },
});

/** A clip that was filmed on the page before is the chosen one, and goes up. */
export const RecordedVideo = meta.story({
  args: { film },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledWith(film, sentWith()));
    await waitFor(() => expect(canvas.getByRole('tab', { name: new RegExp(texts.mark.valid) })).toBeVisible());
  },
});

const { trimEnd, mute, send, poster } = ar.forms.clip;

/** Where the browser can, a clip is cut and muted before it goes up, and its cover is a moment of what is kept. */
export const Cut = meta.story({
  args: { film, editable: true },
  play: async ({ canvas, args, step }) => {
    const end = await canvas.findByRole('slider', { name: trimEnd });
    await step('it does not go up by itself', async () => {
      await expect(args.onUpload).not.toHaveBeenCalled();
      await expectBlocked(canvas, problem.video_unsent);
    });
    await step('the last moment of what is kept', async () => {
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
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledWith(film, sentWith(edits)));
    await waitFor(() => expect(canvas.getByRole('tab', { name: new RegExp(texts.mark.valid) })).toBeVisible());
  },
});

const megabyte = new Blob([new Uint8Array(1_000_000)]);
const largeFilm = new File([film, ...Array(101).fill(megabyte)], 'VID_4K.mp4', { type: 'video/mp4', lastModified: 0 });

/** A file that is larger than what may be sent is taken where it is written anew before. */
export const LargeFile = meta.story({
  args: { editable: true },
  play: async ({ canvas, args }) => {
    dropFiles(canvas.getByRole('group', { name: ar.forms.clip.label }), [largeFilm]);
    await userEvent.click(await canvas.findByRole('button', { name: send }));
    await waitFor(() =>
      expect(args.onUpload).toHaveBeenCalledWith(largeFilm, sentWith({ start: 0, end: 20, isMuted: false })),
    );
  },
});

/** One that this browser cannot read would go up as it is: it does not. */
export const LargeFileUnread = meta.story({
  args: {
    editable: true,
    onRead: fn(async () => {
      throw new Error('unreadable');
    }),
  },
  play: async ({ canvas, args }) => {
    dropFiles(canvas.getByRole('group', { name: ar.forms.clip.label }), [largeFilm]);
    const tooLarge = ar.forms.clip.problem.tooLarge.replace('{{megabytes}}', '100');
    await expect(await canvas.findByText(tooLarge)).toBeVisible();
    await expect(args.onUpload).not.toHaveBeenCalled();
    await expectBlocked(canvas, tooLarge);
  },
});

/** Of a long clip a minute is kept. */
export const CutToMinute = meta.story({
  args: { film, editable: true, onRead: fn(async () => ({ durationSeconds: 95, frames })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: send }));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalled());
    await expect(args.onUpload).toHaveBeenCalledWith(film, sentWith({ start: 0, end: 60, isMuted: false }));
  },
});

/** Where a clip plays from that the server has: none is there. */
const KEPT = 'data:video/mp4,';
const reading: PickedClip = { src: KEPT, state: 'reading', durationSeconds: null, frames: [] };

/** A reel that was left unfinished: its clip is looked for, and what changes is told, to be kept. */
export const Unfinished = meta.story({
  args: {
    initial: { ...complete, title: 'جولة' },
    initialClip: reading,
    onChange: fn(),
  },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('slider', { name: new RegExp(poster) });
    await expect(args.onRead).toHaveBeenCalledWith(KEPT);
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.reel.title }), ' في');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ ...complete, title: 'جولة في' }));
  },
});

/** A clip that nobody posted for long is gone from the server: the rest is there. */
export const UnfinishedWithoutClip = meta.story({
  args: { initial: complete, initialClip: reading, onLook: fn(async () => null) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: ar.forms.clip.choose })).toBeVisible();
    await expect(args.onLook).toHaveBeenCalledWith('clip-1');
    await expectBlocked(canvas, problem.video_required);
  },
});

/** One that the server still prepares stays, and may be posted. */
export const UnfinishedBeingPrepared = meta.story({
  args: { initial: complete, initialClip: reading, onLook: fn(async () => 'preparing' as const) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(ar.forms.clip.beingPrepared)).toBeVisible();
    await expect(args.onRead).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('tab', { name: new RegExp(texts.step.reelDetails) }));
    await userEvent.click(await canvas.findByRole('button', { name: texts.post }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(complete));
  },
});

/** One that it could not prepare is told, and another asked for. */
export const UnfinishedUnprepared = meta.story({
  args: { initial: complete, initialClip: reading, onLook: fn(async () => 'failed' as const) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ar.forms.clip.unprepared)).toBeVisible();
    await expectBlocked(canvas, problem.video_required);
  },
});

/** While the line is broken nobody can say: the clip stays. */
export const UnfinishedOffline = meta.story({
  args: { initial: complete, initialClip: reading, onLook: fn(offline) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: ar.forms.clip.remove })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(ar.forms.clip.reading)).toBeNull());
    await expect(args.onRead).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: ar.forms.clip.change })).toBeVisible();
  },
});

/** Wants to go on from a tab that lacks something, and hears what. */
async function expectBlocked(canvas: Pick<ReturnType<typeof within>, 'getByRole' | 'findByText'>, said: string) {
  const onwards = new RegExp(`^(${texts.next}|${texts.post})$`);
  await userEvent.click(canvas.getByRole('button', { name: onwards }));
  await expect(await canvas.findByText(texts.blocked)).toBeVisible();
  await expect(await canvas.findByText(said)).toBeVisible();
}

export const UploadBlocked = meta.story({
  play: ({ canvas }) => expectBlocked(canvas, problem.video_required),
});
export const InfoBlocked = meta.story({
  args: { startAt: 1, initial: { ...complete, title: 'شقة', description: '' }, initialClip: clip },
  play: ({ canvas }) => expectBlocked(canvas, problem.title_short),
});
export const DetailsBlocked = meta.story({
  args: { startAt: 2, initial: { ...complete, city: null, price: null }, initialClip: clip },
  play: ({ canvas }) => expectBlocked(canvas, problem.city_required),
});

/** The chosen property fills in place, purpose, price and payment. */
export const Prefilled = meta.story({
  args: {
    startAt: 2,
    initial: { ...complete, property_id: null, gover: null, city: null, action: null, price: null, selltype: null },
    initialClip: clip,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: texts.reel.home }));
    await userEvent.click(await within(document.body).findByRole('option', { name: homes[0]?.text }));
    await userEvent.click(canvas.getByRole('button', { name: texts.post }));
    const { gover, city, action, price, selltype } = complete;
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ property_id: HOME, gover, city, action, price, selltype }),
      ),
    );
  },
});

/** A reel is of a home: who has posted none hears so. */
export const NoProperty = meta.story({
  args: { startAt: 2, homes: [], initial: { ...complete, property_id: null }, initialClip: clip },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.reel.noHome)).toBeVisible();
    await expectBlocked(canvas, problem.home_required);
  },
});

const uploading = fn<UploadClip>((_file, { onProgress }) => {
  onProgress(42);
  return underWay();
});

/** The texts are written while the clip uploads; its progress is on every tab. */
export const Uploading = meta.story({
  args: { onUpload: uploading },
  play: async ({ canvas, args }) => {
    dropFiles(canvas.getByRole('group', { name: ar.forms.clip.label }), [film]);
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42'));
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.reel.title }), complete.title);
    await userEvent.type(canvas.getByRole('textbox', { name: ar.homes.detail.description }), complete.description);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
    await expect(canvas.getByRole('tab', { name: new RegExp(texts.mark.pending) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await canvas.findByRole('button', { name: texts.post });
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
    await expect(mocked(args.onUpload).mock.calls[0]?.[1].signal.aborted).toBe(false);
  },
});

let finishUpload = () => {};

/** Post during the upload is queued, and says so; the reel is posted when the upload has finished. */
export const PostQueued = meta.story({
  args: {
    startAt: 2,
    film,
    initial: { ...complete, video: null },
    onUpload: fn<UploadClip>(
      () =>
        new Promise((resolve) => {
          finishUpload = () => resolve('clip-1');
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

/** An upload that fails while the texts are written loses none of them, and is retried where one is. */
export const UploadFailedElsewhere = meta.story({
  args: { startAt: 1, film, initial: { ...complete, video: null }, onUpload: fn<UploadClip>(offline) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: ar.common.retry }));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(2));
    await expect(canvas.getByRole('textbox', { name: texts.reel.title })).toHaveValue(complete.title);
    await expect(await canvas.findByText(ar.forms.clip.failed)).toBeVisible();
  },
});

/** An upload is paused, and goes on from where it was. */
export const Paused = meta.story({
  args: {
    onUpload: uploading,
  },
  play: async ({ canvas, args }) => {
    const { pauseUpload, resumeUpload, paused } = ar.forms.clip;
    dropFiles(canvas.getByRole('group', { name: ar.forms.clip.label }), [film]);
    await userEvent.click(await canvas.findByRole('button', { name: pauseUpload }));
    await expect(mocked(args.onUpload).mock.calls[0]?.[1].signal.aborted).toBe(true);
    await expect(canvas.getByText(paused)).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: paused })).toHaveAttribute('aria-valuenow', '42');
    await userEvent.click(canvas.getByRole('button', { name: resumeUpload }));
    await expect(args.onUpload).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: pauseUpload })).toHaveFocus();
  },
});

/** A clip that did not arrive is kept, and sent again when asked for. */
export const UploadFailed = meta.story({
  args: { onUpload: fn<UploadClip>(offline) },
  play: async ({ canvas, args }) => {
    dropFiles(canvas.getByRole('group', { name: ar.forms.clip.label }), [film]);
    const again = await canvas.findByRole('button', { name: ar.common.retry });
    await userEvent.click(again);
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByText(ar.forms.clip.failed)).toBeVisible();
  },
});

/** What the server says of a clip stands at the clip, and the form asks for another. */
export const VideoRejected = meta.story({
  args: { onUpload: fn<UploadClip>(refused('video_broken', '/video')) },
  play: async ({ canvas }) => {
    dropFiles(canvas.getByRole('group', { name: ar.forms.clip.label }), [film]);
    await expect(await canvas.findByText(problem.video_broken)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: ar.common.retry })).toBeNull();
    await expectBlocked(canvas, problem.video_required);
  },
});

/** A clip that is too long is shown with the reason, and not uploaded. */
export const TooLong = meta.story({
  args: { onRead: fn(async () => ({ durationSeconds: 600, frames })) },
  play: async ({ canvas, args }) => {
    dropFiles(canvas.getByRole('group', { name: ar.forms.clip.label }), [film]);
    await expect(await canvas.findByText(/أطول من/)).toBeVisible();
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
});

/** A reel that is edited was complete: every tab is open, and its video has a filmstrip. */
export const Edit = meta.story({
  args: { mode: 'edit', initial: complete, initialClip: { ...clip, src: KEPT, frames: [] } },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.frames img')).toHaveLength(frames.length));
    await expect(canvas.getAllByRole('tab', { name: new RegExp(texts.mark.valid) })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('tab', { name: new RegExp(texts.step.reelDetails) }));
    await userEvent.click(await canvas.findByRole('button', { name: texts.save }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(complete));
  },
});

/** What the server refuses in another tab leads there. */
export const Refused = meta.story({
  args: { startAt: 2, initial: complete, initialClip: clip, onSubmit: fn(refused('title_short', '/title')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.post }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: texts.reel.title })).toBeInvalid());
  },
});

/** After "clear all" the clip is gone as well. */
export const ClearAll = meta.story({
  args: { initial: complete, initialClip: clip },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.clear }));
    const dialog = within(await canvas.findByRole('dialog', { name: texts.clearTitle }));
    await userEvent.click(dialog.getByRole('button', { name: texts.clearConfirm }));
    await expect(await canvas.findByRole('button', { name: ar.forms.clip.choose })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});
