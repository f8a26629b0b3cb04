import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { Clock } from '../countdown/clock.ts';
import { localizeReel, NOW, reel } from '../fixtures.stories.ts';
import { OwnedReelCard } from './OwnedReelCard.tsx';

const { owned } = ar.reels;

/** Clock advanced by the story. */
function createManualClock(start: number): Clock & { pass(seconds: number): void } {
  let time = start;
  const listeners = new Set<() => void>();
  return {
    now: () => time,
    subscribe(onTick) {
      listeners.add(onTick);
      return () => listeners.delete(onTick);
    },
    pass(seconds) {
      time += seconds * 1000;
      for (const listener of listeners) listener();
    },
  };
}

const meta = preview.meta({
  title: 'Reels/OwnedReelCard',
  component: OwnedReelCard,
  args: { reel: reel(3), clock: createManualClock(NOW), editHref: '/update-reel?id=4', onRemove: fn() },
  render: (args, { globals }) => (
    <OwnedReelCard
      {...args}
      reel={{
        ...localizeReel(args.reel, globals),
        refusal: args.reel.refusal ?? null,
        video_state: args.reel.video_state ?? 'ready',
        watched: args.reel.watched ?? null,
      }}
    />
  ),
});

/** The picture is at the inline start; edit and delete buttons name their reel. */
export const Default = meta.story({
  play: async ({ canvas, args, canvasElement, userEvent }) => {
    const { title } = args.reel;
    const picture = canvasElement.querySelector('.window')?.getBoundingClientRect();
    const heading = canvas.getByRole('heading', { name: title }).getBoundingClientRect();
    await expect(picture?.left).toBeGreaterThan(heading.right);
    await expect(canvas.getByRole('timer', { name: owned.timer })).toHaveTextContent('باقي 12 يومًا و04:32:10');
    await expect(canvas.getByRole('link', { name: `تعديل «${title}»` })).toHaveAttribute('href', args.editHref);
    await userEvent.click(canvas.getByRole('button', { name: `حذف «${title}»` }));
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: args.reel.id }));
  },
});

/** Watched share, once the reel has views. */
export const WithViews = meta.story({
  args: { reel: { ...reel(3), watched: 62 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'يُشاهَد منه 62% في المتوسط' })).toHaveTextContent('62%');
  },
});

/** Nothing overlaps in a column of a desktop grid. */
export const NarrowColumn = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 344 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const body = canvasElement.querySelector('.body')?.getBoundingClientRect();
    const actionsBox = canvasElement.querySelector('.actionButtons')?.getBoundingClientRect();
    await expect(actionsBox?.top).toBeGreaterThanOrEqual(body?.bottom ?? Number.NaN);
  },
});

const expiringClock = createManualClock(Date.parse(reel(3).expires_at) - 3000);

/** Counts down by seconds to zero, where the reel has expired. */
export const CountingDown = meta.story({
  args: { clock: expiringClock },
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer');
    const left = Math.max(0, (Date.parse(reel(3).expires_at) - expiringClock.now()) / 1000);
    for (let seconds = left; seconds > 0; seconds -= 1) {
      await waitFor(() => expect(timer).toHaveTextContent(`باقي 00:00:0${seconds}`));
      expiringClock.pass(1);
    }
    await waitFor(() => expect(timer).toHaveTextContent(ar.vocabulary.availability.expired));
  },
});

/** The ad period starts with approval. */
export const Pending = meta.story({
  args: { reel: { ...reel(4), availability: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.myListings.run.waits)).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
});

/** The video is being transcoded, before moderation. */
export const VideoPreparing = meta.story({
  args: { reel: { ...reel(4), availability: 1, video_state: 'preparing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(owned.video.preparing)).toBeVisible();
    await expect(canvas.getByText(owned.video.preparingText)).toBeVisible();
    await expect(canvas.queryByText(ar.myListings.run.waits)).toBeNull();
  },
});

/** The video failed to transcode and must be replaced. */
export const VideoFailed = meta.story({
  args: { reel: { ...reel(4), availability: 1, video_state: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(owned.video.failed)).toBeVisible();
    await expect(canvas.getByText(owned.video.failedText)).toBeVisible();
  },
});

export const Rejected = meta.story({
  args: {
    reel: {
      ...reel(4),
      availability: 4,
      refusal: { reasons: ['pictures'], note: 'صوّر العقار نفسه', is_change: false, at: '2026-11-19T10:00:00Z' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.moderation.reason.pictures)).toBeVisible();
    await expect(canvas.getByText('صوّر العقار نفسه')).toBeVisible();
  },
});

export const Expired = meta.story({
  args: { reel: { ...reel(6), availability: 3, ranking: 3, expires_at: '2026-11-01T09:00:00Z' } },
});

export const Removing = meta.story({
  args: { removing: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: owned.removing, busy: true }));
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
