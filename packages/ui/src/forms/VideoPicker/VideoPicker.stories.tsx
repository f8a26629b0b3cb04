import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { createFile, createTextFile, dropFiles, pictureSources } from '../files/files.stories.ts';
import { VideoPicker, type VideoPickerProps } from './VideoPicker.tsx';
import type { PickedVideo } from './videoRules.ts';

const picked: PickedVideo = { src: null, state: 'done', durationSeconds: 20, frames: pictureSources.slice(0, 8) };

function Controlled({ posterSeconds: first, ...props }: VideoPickerProps) {
  const [posterSeconds, setPoster] = useState(first);
  return (
    <VideoPicker
      {...props}
      posterSeconds={posterSeconds}
      onPosterChange={(seconds) => {
        props.onPosterChange(seconds);
        setPoster(seconds);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Forms/VideoPicker',
  component: VideoPicker,
  args: {
    picked,
    limits: { types: ['video/mp4', 'video/webm'], megabytes: 50, minSeconds: 3, maxSeconds: 60 },
    posterSeconds: 0,
    onPick: fn(),
    onPosterChange: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Controlled {...args} />,
});

const texts = ar.forms.video;
const getHandleX = (strip: HTMLElement) =>
  strip.parentElement?.querySelector('.handle')?.getBoundingClientRect().x ?? 0;

export const Default = meta.story({
  play: async ({ canvas, args, userEvent, step }) => {
    const slider = canvas.getByRole('slider', { name: new RegExp(texts.poster) });
    const getStillSrc = () => canvas.getByRole('img', { name: texts.preview }).getAttribute('src');
    const atStart = getHandleX(slider);

    await step('by keyboard', async () => {
      slider.focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{PageUp}');
      await expect(args.onPosterChange).toHaveBeenLastCalledWith(1.2);
      await expect(slider).toHaveAttribute('aria-valuetext', 'اللقطة عند 0:01.2 من 0:20.0');
      await userEvent.keyboard('{End}');
      await expect(getStillSrc()).toBe(picked.frames.at(-1));
      await expect(getHandleX(slider)).toBeGreaterThan(atStart);
    });
    await step('by pointer, dragged to the middle', async () => {
      const strip = slider.parentElement as HTMLElement;
      const box = strip.getBoundingClientRect();
      const send = (type: string, share: number) =>
        strip.dispatchEvent(
          new PointerEvent(type, { bubbles: true, buttons: 1, clientX: box.x + box.width * share, clientY: box.y + 9 }),
        );
      send('pointerdown', 0.1);
      send('pointermove', 0.5);
      send('pointerup', 0.5);
      await expect(args.onPosterChange).toHaveBeenLastCalledWith(10);
      await waitFor(() => expect(getStillSrc()).toBe(picked.frames[4]));
      await expect(slider).toHaveFocus();
    });
    await userEvent.click(canvas.getByRole('button', { name: texts.remove }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { picked: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/60 ثانية/)).toBeVisible();
    dropFiles(canvas.getByRole('group'), [createFile('tour.mp4', 'video/mp4')]);
    await waitFor(() => expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ name: 'tour.mp4' })));
  },
});

/** A text file with a video's name is refused at once. */
export const NotAVideo = meta.story({
  args: { picked: null },
  play: async ({ canvas, args }) => {
    dropFiles(canvas.getByRole('group'), [createTextFile('tour.mp4', 'video/mp4')]);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(texts.problem.notAVideo));
    await expect(args.onPick).not.toHaveBeenCalled();
  },
});

export const TooLarge = meta.story({
  args: { picked: null, limits: { types: ['video/mp4'], megabytes: 2, minSeconds: 3, maxSeconds: 60 } },
  play: async ({ canvas, args }) => {
    dropFiles(canvas.getByRole('group'), [createFile('tour.mp4', 'video/mp4', 2_000_001)]);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/أكبر من 2 ميجابايت/));
    await expect(args.onPick).not.toHaveBeenCalled();
  },
});

/** Where the browser can trim and re-encode, only the uploaded result has to be small. */
export const LargeButShrunk = meta.story({
  args: {
    picked: null,
    canShrink: true,
    limits: { types: ['video/mp4'], megabytes: 2, minSeconds: 3, maxSeconds: 60 },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/يُصغَّر قبل رفعه/)).toBeVisible();
    dropFiles(canvas.getByRole('group'), [createFile('tour.mp4', 'video/mp4', 2_000_001)]);
    await waitFor(() => expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ name: 'tour.mp4' })));
    await expect(canvas.queryByRole('alert')).toBeEmptyDOMElement();
  },
});

/** A large video that this browser cannot read cannot be re-encoded either. */
export const TooLargeToSend = meta.story({
  args: { picked: { ...picked, durationSeconds: null, frames: [], bytes: 100_000_000 }, canShrink: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/أكبر من 50 ميجابايت/);
  },
});

export const TooLong = meta.story({
  args: { picked: { ...picked, durationSeconds: 95 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('مدة الفيديو أطول من 60 ثانية.');
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
});

export const Reading = meta.story({
  args: { picked: { ...picked, state: 'reading', durationSeconds: null, frames: [] } },
});

/** A chosen video can be trimmed and muted, and its upload size is shown first. */
export const Chosen = meta.story({
  args: {
    picked: { ...picked, state: 'chosen', bytes: 30_000_000, edits: { start: 2, end: 12, isMuted: false } },
    posterSeconds: 3,
    onEdit: fn(),
    onSend: fn(),
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('0:10.0، نحو 5.2 ميجابايت')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: texts.mute }));
    await expect(args.onEdit).toHaveBeenCalledWith({ start: 2, end: 12, isMuted: true });
    canvas.getByRole('slider', { name: texts.trimStart }).focus();
    await userEvent.keyboard('{PageUp}');
    await expect(args.onEdit).toHaveBeenLastCalledWith({ start: 3, end: 12, isMuted: false });
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

export const Uploading = meta.story({
  args: { picked: { ...picked, state: 'uploading', progress: 40 }, posterSeconds: 8, onPause: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: texts.uploading })).toHaveAttribute('aria-valuenow', '40');
    await userEvent.click(canvas.getByRole('button', { name: texts.pauseUpload }));
    await expect(args.onPause).toHaveBeenCalledOnce();
  },
});

export const Paused = meta.story({
  args: { picked: { ...picked, state: 'paused', progress: 40 }, posterSeconds: 8 },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(texts.paused)).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: texts.paused })).toHaveAttribute('aria-valuenow', '40');
    await userEvent.click(canvas.getByRole('button', { name: texts.resumeUpload }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Preparing = meta.story({
  args: { picked: { ...picked, state: 'preparing', progress: 70 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: texts.preparing })).toHaveAttribute('aria-valuenow', '70');
  },
});

/** While the server transcodes a video that some phones cannot play, there is no preview. */
export const BeingPrepared = meta.story({
  args: { picked: { src: null, state: 'done', isBeingPrepared: true, durationSeconds: null, frames: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.beingPrepared)).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
});

export const WithRecorder = meta.story({
  args: { picked: null, recordHref: '/videos/record' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: texts.record })).toHaveAttribute('href', '/videos/record');
  },
});

export const Failed = meta.story({
  args: { picked: { ...picked, state: 'failed' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(texts.failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Refused = meta.story({
  args: { picked: { ...picked, state: 'failed', refusal: ar.forms.problem.video_broken } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.forms.problem.video_broken)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: ar.common.retry })).toBeNull();
    await expect(canvas.getByRole('button', { name: texts.change })).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { posterSeconds: 12 } });
