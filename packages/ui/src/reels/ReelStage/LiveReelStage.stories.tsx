import { ar } from '@mashrabiya/i18n/ar';
import { expect, fireEvent, fn, type Mock, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { localizeReel, reel } from '../fixtures.stories.ts';
import { LiveReelStage } from './LiveReelStage.tsx';

const { stage } = ar.reels;

/** Result of `play()`; these stories load no video. */
let play: Mock<() => Promise<void>>;
let pause: Mock<() => void>;

const meta = preview.meta({
  title: 'Reels/LiveReelStage',
  component: LiveReelStage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  globals: { viewport: { value: 'phone' } },
  args: { reel: reel(4), muted: true, autoplay: true, onMutedChange: fn(), onNext: fn(), propertyHref: '/property-5' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => <LiveReelStage {...args} reel={localizeReel(args.reel, globals)} />,
  beforeEach() {
    const media = HTMLMediaElement.prototype;
    const originalMethods = { play: media.play, pause: media.pause };
    play = fn(async () => {});
    pause = fn();
    Object.assign(media, { play, pause });
    return () => Object.assign(media, originalMethods);
  },
});

const getVideo = (canvasElement: HTMLElement) => {
  const video = canvasElement.querySelector('video');
  if (!video) throw new Error('no video element');
  return video;
};

export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const video = getVideo(canvasElement);
    await step('it requests playback, and waits for the first frame', async () => {
      await waitFor(() => expect(play).toHaveBeenCalledOnce());
      await expect(canvas.getByRole('status')).toHaveTextContent(stage.buffering);
      await expect(video.muted).toBe(true);
    });
    await step('it plays, and a tap pauses it', async () => {
      await fireEvent.playing(video);
      await userEvent.click(canvas.getByRole('button', { name: stage.pause }));
      await expect(pause).toHaveBeenCalled();
      await fireEvent.pause(video);
      await expect(await canvas.findByRole('button', { name: stage.play })).toBeVisible();
    });
    await step('another tap resumes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: stage.play }));
      await waitFor(() => expect(play).toHaveBeenCalledTimes(2));
      await fireEvent.playing(video);
    });
  },
});

/** A video that the page started before hydration continues. */
export const StartedBefore = meta.story({
  args: { autoplay: false, priority: true },
  beforeEach() {
    const media = HTMLMediaElement.prototype;
    const spies = [
      spyOn(media, 'paused', 'get').mockReturnValue(false),
      spyOn(media, 'currentTime', 'get').mockReturnValue(1.2),
      spyOn(media, 'duration', 'get').mockReturnValue(14),
    ];
    return () => {
      for (const spy of spies) spy.mockRestore();
    };
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(getVideo(canvasElement)).toHaveAttribute('data-begins', args.reel.id);
    await waitFor(() => expect(canvas.getByRole('slider', { name: stage.position })).toBeEnabled());
    await expect(pause).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: stage.play }));
    await expect(await canvas.findByRole('button', { name: stage.pause })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Refused = meta.story({
  beforeEach() {
    play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(stage.tapToPlay));
    await userEvent.click(canvas.getByRole('button', { name: stage.play }));
    await waitFor(() => expect(play).toHaveBeenCalledTimes(2));
    await fireEvent.playing(getVideo(canvasElement));
    await expect(await canvas.findByRole('button', { name: stage.pause })).toBeVisible();
  },
});

/** With reduced motion, as in these stories, shows a poster until a tap. */
export const ReducedMotion = meta.story({
  args: { autoplay: undefined },
  beforeEach() {
    const originalMatchMedia = window.matchMedia;
    window.matchMedia = (query) =>
      query.includes('reduced-motion')
        ? Object.assign(new EventTarget(), createMediaQuery(query))
        : originalMatchMedia.call(window, query);
    return () => {
      window.matchMedia = originalMatchMedia;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: stage.play })).toBeVisible();
    await expect(play).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: stage.play }));
    await waitFor(() => expect(play).toHaveBeenCalledOnce());
  },
});

/** Pauses while the page is hidden; a video that the user paused stays paused. */
export const PageHidden = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const state = spyOn(document, 'visibilityState', 'get');
    const setVisibility = (visibility: DocumentVisibilityState) => {
      state.mockReturnValue(visibility);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const video = getVideo(canvasElement);
    await waitFor(() => expect(play).toHaveBeenCalledOnce());
    await fireEvent.playing(video);
    await step('it buffers, and continues', async () => {
      setVisibility('hidden');
      await waitFor(() => expect(pause).toHaveBeenCalled());
      setVisibility('visible');
      await waitFor(() => expect(play).toHaveBeenCalledTimes(2));
      await fireEvent.playing(video);
    });
    await step('paused, it stays paused', async () => {
      await userEvent.click(canvas.getByRole('button', { name: stage.pause }));
      await fireEvent.pause(video);
      setVisibility('hidden');
      setVisibility('visible');
      await expect(await canvas.findByRole('button', { name: stage.play })).toBeVisible();
      await expect(play).toHaveBeenCalledTimes(2);
    });
    state.mockRestore();
  },
});

export const Failed = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(play).toHaveBeenCalledOnce());
    await fireEvent.error(getVideo(canvasElement));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(stage.failedTitle);
  },
});

const createMediaQuery = (media: string) => ({
  matches: true,
  media,
  onchange: null,
  addListener() {},
  removeListener() {},
});
