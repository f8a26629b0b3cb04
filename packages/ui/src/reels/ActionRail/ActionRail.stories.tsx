import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';
import { reel } from '../fixtures.stories.ts';
import { ActionRail } from './ActionRail.tsx';

const { rail } = ar.reels;

const meta = preview.meta({
  title: 'Reels/ActionRail',
  component: ActionRail,
  args: {
    reel: reel(0),
    muted: true,
    onFavorite: fn(),
    onShare: fn(),
    onContact: fn(),
    onOpenMenu: fn(),
    onMutedChange: fn(),
  },
  decorators: [
    (Story) => (
      <div
        data-scheme="dark"
        data-testid="stage"
        style={{
          position: 'relative',
          inlineSize: 300,
          blockSize: 420,
          borderRadius: radius.card,
          backgroundColor: role.surface,
        }}
      >
        <Story />
      </div>
    ),
  ],
});

/** At the inline end: the left in Arabic. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByTestId('stage').getBoundingClientRect();
    await expect(canvas.getByRole('group', { name: rail.label }).getBoundingClientRect().left).toBe(box.left + 8);
    const heart = canvas.getByRole('button', { name: `${rail.love} 342`, pressed: false });
    await expect(heart).toHaveAttribute('aria-description', args.reel.title);
    await userEvent.click(heart);
    await expect(args.onFavorite).toHaveBeenCalledWith(args.reel);
    await userEvent.click(canvas.getByRole('button', { name: rail.sound, pressed: false }));
    await expect(args.onMutedChange).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: rail.contact }));
    await expect(args.onContact).toHaveBeenCalledWith(args.reel);
    await userEvent.click(canvas.getByRole('button', { name: rail.more }));
    await expect(args.onOpenMenu).toHaveBeenCalledWith(args.reel);
  },
});

export const Favorite = meta.story({
  args: { isFavorite: true, muted: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `${rail.love} 343`, pressed: true })).toBeVisible();
  },
});

export const FavoriteLoading = meta.story({
  args: { favoriteState: 'loading' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${rail.love} 342`, busy: true }));
    await expect(args.onFavorite).not.toHaveBeenCalled();
  },
});
