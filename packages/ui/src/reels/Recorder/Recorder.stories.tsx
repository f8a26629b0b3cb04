import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Picture } from '../../foundation/Picture/Picture.tsx';
import { reel } from '../fixtures.stories.ts';
import { getPoster } from '../shared/formatReel.ts';
import { Recorder } from './Recorder.tsx';
import { NO_RECORDING, type RecorderState } from './recorderState.ts';
import { type CameraDevice, useRecorder } from './useRecorder.ts';

const { recorder } = ar.reels;

const ready: RecorderState = { ...NO_RECORDING, step: 'ready', canFlip: true };

const meta = preview.meta({
  title: 'Reels/Recorder',
  component: Recorder,
  globals: { viewport: { value: 'phone' } },
  args: {
    state: NO_RECORDING,
    limitSeconds: 60,
    uploadHref: '/add-reel',
    picture: <Picture image={getPoster(reel(3))} ratio={9 / 16} sizes="420px" />,
    onRequestCamera: fn(),
    onFlipCamera: fn(),
    onTorchChange: fn(),
    onStart: fn(),
    onPause: fn(),
    onResume: fn(),
    onStop: fn(),
    onRetake: fn(),
    onUse: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: recorder.ask }));
    await expect(args.onRequestCamera).toHaveBeenCalledOnce();
  },
});

/** While permission is pending, a second press does nothing. */
export const RequestingPermission = meta.story({
  args: { state: { ...NO_RECORDING, step: 'requesting' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: recorder.asking }));
    await expect(args.onRequestCamera).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  args: { state: { ...NO_RECORDING, step: 'refused' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(recorder.refusedText);
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRequestCamera).toHaveBeenCalledOnce();
  },
});

/** Without a camera, offers upload only. */
export const Missing = meta.story({
  args: { state: { ...NO_RECORDING, step: 'missing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(recorder.missingTitle);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: recorder.upload })).toHaveAttribute('href', '/add-reel');
  },
});

export const Busy = meta.story({
  args: { state: { ...NO_RECORDING, step: 'busy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(recorder.busyTitle);
    await expect(canvas.getByRole('button', { name: ar.common.retry })).toBeVisible();
  },
});

export const Ready = meta.story({
  args: { state: ready },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: recorder.torch })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: recorder.flip }));
    await expect(args.onFlipCamera).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: recorder.start }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

export const OneCamera = meta.story({
  args: { state: { ...ready, canFlip: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: recorder.flip })).toBeNull();
  },
});

export const Torch = meta.story({
  args: { state: { ...ready, hasTorch: true, isTorchOn: true } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: recorder.torch, pressed: true }));
    await expect(args.onTorchChange).toHaveBeenCalledWith(false);
  },
});

export const NoMicrophone = meta.story({
  args: { state: { ...ready, hasSound: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(recorder.silent)).toBeVisible();
  },
});

export const Recording = meta.story({
  args: { state: { ...ready, step: 'recording', elapsedMs: 24_300 } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('timer', { name: recorder.time })).toHaveTextContent('0:24 من 1:00');
    await expect(canvas.queryByRole('button', { name: recorder.flip })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: recorder.pause }));
    await expect(args.onPause).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: recorder.stop }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
});

export const Paused = meta.story({
  args: { state: { ...ready, step: 'paused', elapsedMs: 24_300 } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(recorder.pausedHint)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: recorder.resume }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
});

/** "Use" is at the inline end. */
export const Recorded = meta.story({
  args: { state: { ...ready, step: 'recorded', elapsedMs: 47_000 } },
  play: async ({ canvas, args, userEvent }) => {
    const use = canvas.getByRole('button', { name: recorder.use });
    const retake = canvas.getByRole('button', { name: recorder.retake });
    await expect(use.getBoundingClientRect().left).toBeLessThan(retake.getBoundingClientRect().left);
    await userEvent.click(retake);
    await expect(args.onRetake).toHaveBeenCalledOnce();
  },
});

/** Shows that the recording has reached the time limit. */
export const Full = meta.story({
  args: { state: { ...ready, step: 'recorded', elapsedMs: 60_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(recorder.full_many.replace('{{count}}', '60'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: recorder.use })).toBeVisible();
  },
});

/** A recording that is too short cannot be used. */
export const TooShort = meta.story({
  args: { state: { ...ready, step: 'recorded', elapsedMs: 1_400 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(recorder.tooShort_few.replace('{{count}}', '3'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: recorder.use })).toBeNull();
  },
});

/** Camera with a clock advanced by the story. */
let now = 0;
let tick = () => {};
const advanceClock = (seconds: number) => {
  now += seconds * 1000;
  tick();
};
const onPaused = fn();
const onClosed = fn();
const camera: CameraDevice = {
  open: async () => ({ stream: new MediaStream(), canFlip: true, hasTorch: false, hasSound: true }),
  setTorch: async () => {},
  startRecording: () => ({ pause: onPaused, resume: () => {}, stop: async () => new Blob(['video']) }),
  close: onClosed,
  now: () => now,
  tick(then) {
    tick = then;
    return () => {
      tick = () => {};
    };
  },
};

/** From permission to using the recording: pauses, and stops at the limit. */
export const FromStartToVideo = meta.story({
  render: function RecordingExample({ onUse, picture }) {
    const recording = useRecorder(camera, 5, () => onUse());
    return <Recorder {...recording} picture={picture} />;
  },
  play: async ({ canvas, args, userEvent, step }) => {
    onClosed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: recorder.ask }));
    await step('the other camera', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: recorder.flip }));
      await expect(onClosed).toHaveBeenCalled();
    });
    await userEvent.click(await canvas.findByRole('button', { name: recorder.start }));
    await expect(await canvas.findByRole('button', { name: recorder.stop })).toBeVisible();
    await step('a pause', async () => {
      advanceClock(1);
      await canvas.findByText('0:01 من 0:05');
      await userEvent.click(canvas.getByRole('button', { name: recorder.pause }));
      await expect(onPaused).toHaveBeenCalled();
      advanceClock(30);
      await userEvent.click(canvas.getByRole('button', { name: recorder.resume }));
      await canvas.findByText('0:01 من 0:05');
    });
    advanceClock(4);
    await userEvent.click(await canvas.findByRole('button', { name: recorder.use }));
    await expect(args.onUse).toHaveBeenCalledOnce();
  },
});

/** Permission refused, then granted. */
const openAfterDenial = fn<CameraDevice['open']>(camera.open);
export const AllowedAfterDenial = meta.story({
  render: function RecordingExample({ onUse, picture }) {
    const recording = useRecorder({ ...camera, open: openAfterDenial }, 5, () => onUse());
    return <Recorder {...recording} picture={picture} />;
  },
  play: async ({ canvas, userEvent }) => {
    openAfterDenial.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: recorder.ask }));
    await expect(await canvas.findByText(recorder.refusedTitle)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(await canvas.findByRole('button', { name: recorder.start })).toBeVisible();
  },
});
