import type { FavoriteCard } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { propertyCards } from '@mashrabiya/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage, getPropertyHref } from '../../foundation/stories.ts';
import { FavoriteGrid } from './FavoriteGrid.tsx';

const NOW = new Date('2026-11-20T12:00:00Z');

const createFavorites = (language: 'ar' | 'en'): FavoriteCard[] =>
  propertyCards(language)
    .filter(({ price }) => price !== null)
    .slice(0, 3)
    .map((card, index) => ({
      ...card,
      is_loved: true,
      loved_at: '2026-11-17T12:00:00Z',
      gone: null,
      note: index === 1 ? 'Ask about the garage' : '',
      loved_price: (card.price ?? 0) + ([0, 250_000, -100_000][index] ?? 0),
    }));

const meta = preview.meta({
  title: 'Listings/FavoriteGrid',
  component: FavoriteGrid,
  args: {
    favorites: createFavorites('ar'),
    now: NOW,
    getHref: getPropertyHref,
    onFavorite: fn(),
    'aria-label': ar.account.favorites.offered,
  },
  render: (args, { globals }) => (
    <FavoriteGrid {...args} favorites={createFavorites(getLanguage(globals)).slice(0, args.favorites.length)} />
  ),
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    const sinceTexts = canvas
      .getAllByRole('listitem')
      .map((item) => item.querySelector('.savedStatus')?.textContent ?? '');
    await expect(sinceTexts[1]).toMatch(/^أقل بـ/);
    await expect(sinceTexts[2]).toMatch(/^أعلى بـ/);
    await expect(args.favorites[0]?.is_loved).toBe(true);
  },
});

/** Shows why favorites are unavailable; a note can still be read and changed. */
export const Unavailable = meta.story({
  args: { onSaveNote: fn(async () => undefined) },
  render: (args, { globals }) => (
    <FavoriteGrid
      {...args}
      favorites={createFavorites(getLanguage(globals)).map((favorite, index) => ({
        ...favorite,
        availability: 3,
        gone: index === 0 ? 'removed' : 'expired',
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(ar.account.favorites.reason.expired)).toHaveLength(2);
    await expect(canvas.getByText(ar.account.favorites.reason.removed)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Ask about the garage');
  },
});

export const One = meta.story({ args: { favorites: createFavorites('ar').slice(0, 1) } });

export const Loading = meta.story({ args: { favorites: [], skeletons: 4 } });
