import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { StatTiles } from './StatTiles.tsx';

const { stats, figures } = ar.myListings;

const meta = preview.meta({
  title: 'My listings/StatTiles',
  component: StatTiles,
  args: {
    stats: {
      views: { value: 12_840, previous: 11_464 },
      favorites: { value: 318, previous: 356 },
      leads: { value: 47, previous: 47 },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,840')).toBeVisible();
    await expect(canvas.getByText('زيادة 12%')).toBeVisible();
    await expect(canvas.getByText('انخفاض 11%')).toBeVisible();
    await expect(canvas.getByText(stats.steady)).toBeVisible();
    const [views, favorites] = [figures.views, figures.favorites].map((name) =>
      canvas.getByText(name).getBoundingClientRect(),
    );
    // Views come first: on the right in Arabic if side by side.
    if (views?.top === favorites?.top) await expect(views?.left).toBeGreaterThan(favorites?.right ?? 0);
  },
});

/** A new owner, on a phone. */
export const NoPreviousPeriod = meta.story({
  args: { stats: { views: { value: 64 }, favorites: { value: 2 }, leads: { value: 0 } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(stats.first)).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { stats: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(stats.loading)).toHaveAttribute('aria-busy', 'true');
  },
});
