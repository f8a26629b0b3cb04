import { ar } from '@mashrabiya/i18n/ar';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Picture } from '../../foundation/Picture/Picture.tsx';
import { reel } from '../fixtures.stories.ts';
import { posterOf } from '../reel.ts';
import type { ReelUpload } from './reelUpload.ts';
import { UploadSteps } from './UploadSteps.tsx';

const { upload } = ar.reels;

const fileName = 'VID_20261118_maadi-apartment.mp4';

const choosing: ReelUpload = { step: 'choosing' };

const meta = preview.meta({
  title: 'Reels/UploadSteps',
  component: UploadSteps,
  args: {
    upload: choosing,
    maxSeconds: 60,
    maxMegabytes: 60,
    recordHref: '/videos/record',
    onChoose: fn(),
    onRetry: fn(),
    onCancel: fn(),
    preview: <Picture image={posterOf(reel(3))} ratio={9 / 16} sizes="180px" />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
});

/** The first step stands at the inline start. */
export const Choosing = meta.story({
  play: async ({ canvas, args, canvasElement, userEvent }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(second?.left ?? 0);
    const film = new File(['film'], fileName, { type: 'video/mp4' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, film);
    await expect(args.onChoose).toHaveBeenCalledWith(film);
  },
});

/** Dropped here, a photo is refused in words. */
export const NotAVideo = meta.story({
  play: async ({ canvas, args }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['photo'], 'kitchen.jpg', { type: 'image/jpeg' }));
    const dropped = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    await fireEvent(canvas.getByRole('group', { name: upload.chooseTitle }), dropped);
    await expect(await canvas.findByText(upload.notVideo)).toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

/** The bar grows from the inline start. */
export const Uploading = meta.story({
  args: { upload: { step: 'uploading', fileName, progress: 0.42 } },
  play: async ({ canvas, args, userEvent }) => {
    const bar = canvas.getByRole('progressbar', { name: upload.uploading });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    const { right, width } = bar.getBoundingClientRect();
    await expect(bar.firstElementChild?.getBoundingClientRect().left).toBeCloseTo(right - 0.42 * width, 0);
    await userEvent.click(canvas.getByRole('button', { name: upload.cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Processing = meta.story({ args: { upload: { step: 'processing', fileName } } });

export const Ready = meta.story({
  args: { upload: { step: 'ready', fileName } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(upload.ready);
  },
});

export const Failed = meta.story({
  args: { upload: { step: 'failed', fileName } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(upload.failed);
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
