import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Picture } from '../../foundation/Picture/Picture.tsx';
import { reel } from '../fixtures.stories.ts';
import { posterOf } from '../reel.ts';
import { Recorder, type RecorderState } from './Recorder.tsx';
import { type CameraDevice, useRecorder } from './useRecorder.ts';

const { recorder } = ar.reels;

const idle: RecorderState = 'idle';

const meta = preview.meta({
  title: 'Reels/Recorder',
  component: Recorder,
  globals: { viewport: { value: 'phone' } },
  args: {
    state: idle,
    elapsed: 0,
    limit: 60,
    uploadHref: '/add-reel',
    picture: <Picture image={posterOf(reel(3))} ratio={9 / 16} sizes="420px" />,
    onAsk: fn(),
    onStart: fn(),
    onStop: fn(),
    onRetake: fn(),
    onUse: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: recorder.ask }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
});

export const Refused = meta.story({
  args: { state: 'refused' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(recorder.refusedTitle);
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
});

export const Ready = meta.story({
  args: { state: 'ready' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: recorder.start }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

export const Recording = meta.story({
  args: { state: 'recording', elapsed: 24 },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('timer', { name: recorder.time })).toHaveTextContent('0:24 من 1:00');
    await userEvent.click(canvas.getByRole('button', { name: recorder.stop }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
});

/** Use stands at the inline end, where a way on is looked for. */
export const Recorded = meta.story({
  args: { state: 'recorded', elapsed: 47 },
  play: async ({ canvas, args, userEvent }) => {
    const use = canvas.getByRole('button', { name: recorder.use });
    const retake = canvas.getByRole('button', { name: recorder.retake });
    await expect(use.getBoundingClientRect().left).toBeLessThan(retake.getBoundingClientRect().left);
    await userEvent.click(retake);
    await expect(args.onRetake).toHaveBeenCalledOnce();
  },
});

/** A camera whose seconds pass when the story says so. */
let second: () => void = () => {};
const camera: CameraDevice = {
  open: async () => new MediaStream(),
  record: () => ({ stop: async () => new Blob(['film']) }),
  close: () => {},
  everySecond(tick) {
    second = tick;
    return () => {
      second = () => {};
    };
  },
};

/** From the camera's consent to a film in use: it stops by itself at its limit. */
export const FromStartToFilm = meta.story({
  render: function Film({ onUse, picture }) {
    const { state, elapsed, ...rest } = useRecorder(camera, 2, () => onUse());
    return <Recorder {...rest} state={state} elapsed={elapsed} picture={picture} />;
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: recorder.ask }));
    await userEvent.click(await canvas.findByRole('button', { name: recorder.start }));
    await expect(await canvas.findByRole('button', { name: recorder.stop })).toBeVisible();
    second();
    await canvas.findByText('0:01 من 0:02');
    second();
    await userEvent.click(await canvas.findByRole('button', { name: recorder.use }));
    await expect(args.onUse).toHaveBeenCalledOnce();
  },
});
