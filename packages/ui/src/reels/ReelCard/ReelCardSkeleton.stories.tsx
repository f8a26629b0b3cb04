import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getReelHref, reel } from '../fixtures.stories.ts';
import { ReelCard } from './ReelCard.tsx';
import { ReelCardSkeleton } from './ReelCardSkeleton.tsx';

const meta = preview.meta({
  title: 'Reels/ReelCardSkeleton',
  component: ReelCardSkeleton,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(200px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
});

export const Loading = meta.story({
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('.window')?.parentElement;
    await expect(card).toHaveAttribute('aria-hidden', 'true');
  },
});

/** Has the same height as a card. */
export const BesideCard = meta.story({
  render: (_, { globals }) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, inlineSize: 340 }}>
      <ReelCardSkeleton />
      <ReelCard reel={reel(3, globals)} href={getReelHref(reel(3))} previews={false} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [cardBox, skeletonBox] = [...canvasElement.querySelectorAll('.window')].map((box) =>
      box.getBoundingClientRect(),
    );
    await expect([cardBox?.y, cardBox?.height]).toEqual([skeletonBox?.y, skeletonBox?.height]);
  },
});
