import { expect, fireEvent, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Picture } from '../../foundation/Picture/Picture.tsx';
import { getReelHref, localizeReel, reel } from '../fixtures.stories.ts';
import { getPoster } from '../shared/formatReel.ts';
import { ReelCard } from './ReelCard.tsx';

const meta = preview.meta({
  title: 'Reels/ReelCard',
  component: ReelCard,
  args: { reel: reel(3), href: getReelHref(reel(3)), previews: true, onPreviewChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => <ReelCard {...args} reel={localizeReel(args.reel, globals)} />,
});

/** Hover starts and ends a preview; a touch, which precedes a tap, does not. */
export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    const card = canvas.getByRole('article');
    await step('one link covers it', async () => {
      const link = canvas.getByRole('link', { name: args.reel.title });
      const { x, y, width } = card.getBoundingClientRect();
      await expect(document.elementFromPoint(x + width / 2, y + 80)).toBe(link);
    });
    await step('views are at the inline start', async () => {
      const views = canvas.getByRole('img', { name: /مشاهدة/ });
      await expect(views.getBoundingClientRect().right).toBe(card.getBoundingClientRect().right - 10);
    });
    await step('preview', async () => {
      await fireEvent.pointerOver(card, { pointerType: 'touch' });
      await expect(args.onPreviewChange).not.toHaveBeenCalled();
      await fireEvent.pointerOver(card, { pointerType: 'mouse' });
      await expect(args.onPreviewChange).toHaveBeenLastCalledWith(true);
      await fireEvent.pointerOut(card, { pointerType: 'mouse' });
      await expect(args.onPreviewChange).toHaveBeenLastCalledWith(false);
    });
  },
});

export const Previewing = meta.story({
  args: {
    preview: <Picture image={getPoster(reel(5))} ratio={9 / 16} sizes="200px" />,
  },
});

export const Superior = meta.story({ args: { reel: reel(0) } });

export const LongEnglish = meta.story({
  args: {
    reel: {
      ...reel(3),
      title: 'Ground-floor duplex with a private garden, a maid’s room and two parking places in a quiet compound',
      city: { id: 1, name: 'New Administrative Capital', en_name: 'New Administrative Capital' },
    },
  },
  globals: { locale: 'en' },
});
