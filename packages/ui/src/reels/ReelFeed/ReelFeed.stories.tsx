import { ar } from '@mashrabiya/i18n/ar';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { buildReelId, getReelHref, NOW, reels } from '../fixtures.stories.ts';
import { ReelFeed } from './ReelFeed.tsx';
import { ReelFeedSkeleton } from './ReelFeedSkeleton.tsx';

const { stage, feed } = ar.reels;

const meta = preview.meta({
  title: 'Reels/ReelFeed',
  component: ReelFeed,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  globals: { viewport: { value: 'phone' } },
  args: {
    reels: reels('ar').slice(0, 5),
    now: NOW,
    muted: true,
    autoplay: false,
    onReelVisible: fn(),
    onReachEnd: fn(),
    onFavorite: fn(),
    onShare: fn(),
    onMutedChange: fn(),
    getPropertyHref: getReelHref,
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => {
    const localizedReels = reels(getLanguage(globals));
    return (
      <ReelFeed {...args} reels={args.reels.map((reel) => localizedReels.find(({ id }) => id === reel.id) ?? reel)} />
    );
  },
});

const countVideos = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('video').length;

/** Keys move on, and take the focus along; at most three media elements exist. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(countVideos(canvasElement)).toBe(2);
    await waitFor(() => expect(args.onReelVisible).toHaveBeenCalledWith(buildReelId(1)));

    await step('a key', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(args.onReelVisible).toHaveBeenLastCalledWith(buildReelId(2)));
      await waitFor(() => expect(countVideos(canvasElement)).toBe(3));
    });
    await step('the focused button, pressed twice', async () => {
      const next = canvas.getAllByRole('button', { name: stage.next })[1];
      next?.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onReelVisible).toHaveBeenLastCalledWith(buildReelId(3)));
      await waitFor(() => expect(document.activeElement).not.toBe(next));
      await expect(document.activeElement).toHaveAccessibleName(stage.next);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onReelVisible).toHaveBeenLastCalledWith(buildReelId(4)));
      await expect(countVideos(canvasElement)).toBe(3);
      await expect(args.onReachEnd).not.toHaveBeenCalled();
    });
  },
});

/** A second key press during the scroll moves one further. */
export const QuickKeys = meta.story({
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(args.onReelVisible).toHaveBeenCalledWith(buildReelId(1)));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(args.onReelVisible).toHaveBeenLastCalledWith(buildReelId(3)));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(args.onReelVisible).toHaveBeenLastCalledWith(buildReelId(2)));
  },
});

/** One notch of the mouse wheel moves one reel. */
export const Wheel = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('feed');
    await waitFor(() => expect(args.onReelVisible).toHaveBeenCalledWith(buildReelId(1)));
    fireEvent.wheel(list, { deltaY: 100 });
    await waitFor(() => expect(args.onReelVisible).toHaveBeenLastCalledWith(buildReelId(2)));
    fireEvent.wheel(list, { deltaY: -100 });
    await waitFor(() => expect(args.onReelVisible).toHaveBeenLastCalledWith(buildReelId(1)));
    // Zooming is left to the browser.
    expect(fireEvent.wheel(list, { deltaY: 100, ctrlKey: true })).toBe(true);
  },
});

/** On a desktop, the poster of a distant reel is where its video will be. */
export const Desktop = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const getLeft = (selector: string) => canvasElement.querySelector(selector)?.getBoundingClientRect().left;
    await waitFor(() => expect(getLeft('.placeholder .poster')).toBeCloseTo(getLeft('.column') ?? Number.NaN, 0));
    const poster = canvasElement.querySelector('.placeholder .poster')?.getBoundingClientRect();
    await expect((poster?.width ?? 0) / (poster?.height ?? 1)).toBeCloseTo(9 / 16, 2);
  },
});

export const StartAtReel = meta.story({
  args: { startId: buildReelId(3) },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onReelVisible).toHaveBeenCalledWith(buildReelId(3)));
    await expect(args.onReelVisible).not.toHaveBeenCalledWith(buildReelId(1));
    await waitFor(() => expect(countVideos(canvasElement)).toBe(3));
  },
});

export const AtEnd = meta.story({
  args: { startId: buildReelId(5), loadingMore: true },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onReachEnd).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('feed', { name: feed.label, busy: true })).toBeVisible();
  },
});

/** A retry follows the last reel, in reach of the same keys. */
export const FailedMore = meta.story({
  args: { startId: buildReelId(5), failedMore: true, onRetry: fn(), onClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(args.onReelVisible).toHaveBeenCalledWith(buildReelId(5)));
    const failure = canvas.getByRole('article', { name: feed.failed });
    const readTop = () => Math.round(failure.getBoundingClientRect().top);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(readTop()).toBe(0));
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(readTop()).toBeGreaterThanOrEqual(innerHeight));
    await expect(args.onReelVisible).toHaveBeenLastCalledWith(buildReelId(5));
  },
});

/** The first new reel takes the place of the retry, and its focus. */
export const Retried = meta.story({
  args: { startId: buildReelId(3) },
  render: (args) => {
    const [state, setState] = useState<'failed' | 'loading' | 'loaded'>('failed');
    useEffect(() => {
      if (state === 'loading') setState('loaded');
    }, [state]);
    return (
      <ReelFeed
        {...args}
        reels={args.reels.slice(0, state === 'loaded' ? 5 : 3)}
        failedMore={state !== 'loaded'}
        loadingMore={state === 'loading'}
        onRetry={() => setState('loading')}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(args.onReelVisible).toHaveBeenCalledWith(buildReelId(3)));
    canvas.getAllByRole('button', { name: stage.next }).at(-1)?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: ar.common.retry })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onReelVisible).toHaveBeenLastCalledWith(buildReelId(4)));
    await waitFor(() =>
      expect(canvas.getAllByRole('article')[3]).toContainElement(document.activeElement as HTMLElement),
    );
  },
});

/** A page without a new reel is not the end: the end is reported again once the page has loaded. */
export const AddsNothing = meta.story({
  args: { startId: buildReelId(3), loadingMore: true },
  render: ({ onReachEnd, ...args }) => {
    const [isLoading, setIsLoading] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setIsLoading(false)}>
          {feed.loading}
        </button>
        <ReelFeed
          {...args}
          reels={args.reels.slice(0, 3)}
          loadingMore={isLoading}
          onReachEnd={isLoading ? undefined : onReachEnd}
        />
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(args.onReelVisible).toHaveBeenCalledWith(buildReelId(3)));
    await expect(args.onReachEnd).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: feed.loading }));
    await waitFor(() => expect(args.onReachEnd).toHaveBeenCalledOnce());
  },
});

export const Loading = meta.story({
  render: () => <ReelFeedSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(feed.loading);
  },
});
