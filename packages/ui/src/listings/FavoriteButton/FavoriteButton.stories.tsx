import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';
import { FavoriteButton } from './FavoriteButton.tsx';

const meta = preview.meta({
  title: 'Listings/FavoriteButton',
  component: FavoriteButton,
  args: { isFavorite: false, onToggle: fn() },
  decorators: [
    (Story) => (
      <div
        style={{ inlineSize: 'fit-content', padding: 16, borderRadius: radius.card, backgroundColor: role.primarySoft }}
      >
        <Story />
      </div>
    ),
  ],
});

const { label } = ar.listings.love;

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const heart = canvas.getByRole('button', { name: label, pressed: false });
    await expect(heart.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(heart);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

export const Favorite = meta.story({
  args: { isFavorite: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: label, pressed: true })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { state: 'loading' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: label, busy: true }));
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
});
