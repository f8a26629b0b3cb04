import { expect, fn, type Mock, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getReelHref, localizeReel, reel } from '../fixtures.stories.ts';
import { ReelCard } from '../ReelCard/ReelCard.tsx';
import { ReelPreview } from './ReelPreview.tsx';

let play: Mock<() => Promise<void>>;

const meta = preview.meta({
  title: 'Reels/ReelPreview',
  component: ReelPreview,
  args: { reel: reel(3) },
  render: (args, { globals }) => (
    <div style={{ inlineSize: 200 }}>
      <ReelCard reel={localizeReel(reel(3), globals)} href={getReelHref(reel(3))} preview={<ReelPreview {...args} />} />
    </div>
  ),
  beforeEach() {
    const media = HTMLMediaElement.prototype;
    const originalPlay = media.play;
    play = fn(async () => {});
    media.play = play;
    return () => {
      media.play = originalPlay;
    };
  },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(play).toHaveBeenCalledOnce());
    await expect(canvasElement.querySelector('video')?.muted).toBe(true);
  },
});
