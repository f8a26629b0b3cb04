import { ar } from '@mashrabiya/i18n/ar';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { localizeReel, reel } from '../fixtures.stories.ts';
import { ReelStage } from './ReelStage.tsx';

const { stage, rail, caption } = ar.reels;

const playback = { state: 'playing', position: 12, duration: 48, toggle: fn(), seek: fn(), hold: fn() } as const;

const meta = preview.meta({
  title: 'Reels/ReelStage',
  component: ReelStage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  globals: { viewport: { value: 'phone' } },
  args: {
    reel: reel(2),
    playback,
    muted: true,
    propertyHref: '/property-3',
    sellerHref: '/provider/1',
    onFavorite: fn(),
    onShare: fn(),
    onContact: fn(),
    onOpenMenu: fn(),
    onMutedChange: fn(),
    onNext: fn(),
    onPrevious: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => <ReelStage {...args} reel={localizeReel(args.reel, globals)} />,
});

const press = (key: string, code: string) => fireEvent.keyDown(document.body, { key, code });

/** A tap pauses; each key acts like its button, wherever the focus is. */
export const Playing = meta.story({
  play: async ({ canvas, args, userEvent, step }) => {
    await step('a tap anywhere on the picture', async () => {
      await userEvent.click(canvas.getByRole('button', { name: stage.pause }));
      await expect(args.playback.toggle).toHaveBeenCalledOnce();
    });
    await step('the keys, on an Arabic keyboard too', async () => {
      await press('ArrowDown', 'ArrowDown');
      await press('ت', 'KeyJ');
      await expect(args.onNext).toHaveBeenCalledTimes(2);
      await press('ArrowUp', 'ArrowUp');
      await press('ن', 'KeyK');
      await expect(args.onPrevious).toHaveBeenCalledTimes(2);
      await press(' ', 'Space');
      await expect(args.playback.toggle).toHaveBeenCalledTimes(2);
      await press('ة', 'KeyM');
      await expect(args.onMutedChange).toHaveBeenCalledWith(false);
      await press('م', 'KeyL');
      await expect(args.onFavorite).toHaveBeenCalledWith(args.reel);
      await press('Escape', 'Escape');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
    await step('Enter opens the property', async () => {
      const onOpen = fn((event: Event) => event.preventDefault());
      const link = canvas.getByRole('link', { name: caption.seeHome });
      link.addEventListener('click', onOpen, { once: true });
      await press('Enter', 'Enter');
      await expect(onOpen).toHaveBeenCalledOnce();
    });
    await step('Space on a button activates the button', async () => {
      canvas.getByRole('button', { name: rail.share }).focus();
      await userEvent.keyboard(' ');
      await expect(args.onShare).toHaveBeenCalledOnce();
      await expect(args.playback.toggle).toHaveBeenCalledTimes(2);
    });
  },
});

export const Progress = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const column = canvasElement.querySelector('.column')?.getBoundingClientRect();
    const trackBox = canvasElement.querySelector('.progress .MuiSlider-track')?.getBoundingClientRect();
    await expect(trackBox?.right).toBe(column?.right);
    await expect(trackBox?.width).toBeCloseTo((column?.width ?? 0) / 4, 0);
    const slider = canvas.getByRole('slider', { name: stage.position });
    await expect(slider).toHaveAttribute('aria-valuetext', '0:12 من 0:48');
    await fireEvent.change(slider, { target: { value: '30' } });
    await expect(args.playback.seek).toHaveBeenCalledWith(30);
  },
});

/** In English the bar grows from the left, and the actions are on the right. */
export const InEnglish = meta.story({
  globals: { locale: 'en', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const trackBox = canvasElement.querySelector('.progress .MuiSlider-track')?.getBoundingClientRect();
    await expect(trackBox?.left).toBe(0);
    const actions = canvasElement.querySelector('.actions')?.getBoundingClientRect();
    await expect(actions?.left).toBeGreaterThan(innerWidth / 2);
  },
});

/** Long captions stay clear of the buttons above and the text below. */
export const Captioned = meta.story({
  args: { captionText: 'مطبخ بجزيرة في المنتصف وكراسي بار ووحدات إضاءة معلّقة فوق سطح من الرخام' },
  play: async ({ canvas, canvasElement, args }) => {
    const words = canvas.getByText(args.captionText ?? '').getBoundingClientRect();
    const steps = canvasElement.querySelector('.steps')?.getBoundingClientRect();
    await expect(words.top).toBeGreaterThan(steps?.bottom ?? 0);
    await expect(words.left).toBeGreaterThanOrEqual(0);
    await expect(words.right).toBeLessThanOrEqual(innerWidth);
  },
});

/** Links to the page that plays the reel. */
export const LinkToPlayer = meta.story({
  args: { playHref: '/reels/1', playback: { ...playback, state: 'poster', position: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: stage.play })).toHaveAttribute('href', '/reels/1');
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
});

/** A long press pauses, a double tap adds to the favorites. */
export const LongPressAndTap = meta.story({
  play: async ({ canvas, args, step }) => {
    const picture = canvas.getByRole('button', { name: stage.pause });
    await step('a long press pauses', async () => {
      await fireEvent.pointerDown(picture, { button: 0, isPrimary: true });
      await waitFor(() => expect(args.playback.hold).toHaveBeenLastCalledWith(true));
      await fireEvent.pointerUp(picture);
      await fireEvent.click(picture, { detail: 1 });
      await expect(args.playback.hold).toHaveBeenLastCalledWith(false);
      await expect(args.playback.toggle).not.toHaveBeenCalled();
    });
    await step('a double tap', async () => {
      await fireEvent.click(picture, { detail: 1 });
      await fireEvent.click(picture, { detail: 2 });
      await expect(args.onFavorite).toHaveBeenCalledOnce();
      await expect(args.playback.toggle).toHaveBeenCalledTimes(2);
    });
  },
});

export const Paused = meta.story({
  args: { playback: { ...playback, state: 'paused' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: stage.play })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(stage.paused);
  },
});

export const Buffering = meta.story({
  args: { playback: { ...playback, state: 'buffering' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(stage.buffering);
  },
});

/** The browser refused autoplay: a tap starts the video. */
export const Refused = meta.story({
  args: { playback: { ...playback, state: 'refused', position: 0, duration: 0 } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(stage.tapToPlay);
    await userEvent.click(canvas.getByRole('button', { name: stage.play }));
    await expect(args.playback.toggle).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  args: { playback: { ...playback, state: 'failed' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(stage.failedTitle);
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.playback.toggle).toHaveBeenCalledOnce();
  },
});

export const Expired = meta.story({
  args: { expired: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(stage.expiredTitle)).toBeVisible();
    await press(' ', 'Space');
    await expect(args.playback.toggle).not.toHaveBeenCalled();
  },
});

/** On a desktop the picture is a 9:16 column, with the text beside it at the inline end. */
export const Desktop = meta.story({
  args: { muted: false, onPrevious: undefined },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const column = canvasElement.querySelector('.column')?.getBoundingClientRect();
    const facts = canvas.getByRole('link', { name: caption.seeHome }).getBoundingClientRect();
    await waitFor(() => expect((column?.width ?? 0) / (column?.height ?? 1)).toBeCloseTo(9 / 16, 2));
    await expect(facts.right).toBeLessThan(column?.left ?? 0);
    await expect(canvas.getByRole('button', { name: stage.previous })).toBeDisabled();
  },
});
