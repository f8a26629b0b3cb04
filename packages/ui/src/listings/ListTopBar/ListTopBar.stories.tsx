import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ListTopBar } from './ListTopBar.tsx';

const meta = preview.meta({
  title: 'Listings/ListTopBar',
  component: ListTopBar,
  args: { total: 1542, sort: null, onSort: fn() },
});

const { bar, list } = ar.listings;

/** The count is at the inline start, the sort order at the inline end. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const sort = canvas.getByRole('button', { name: /الترتيب/ });
    const count = canvas.getByText('1,542 عقارًا');
    await expect(count).toBeVisible();
    await expect(count.getBoundingClientRect().right).toBeGreaterThan(sort.getBoundingClientRect().right);
    await expect(canvas.queryByRole('button', { name: bar.close })).toBeNull();
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const sort = canvas.getByRole('button', { name: /Sort/ }).getBoundingClientRect();
    await expect(canvas.getByText('1,542 properties').getBoundingClientRect().left).toBeLessThan(sort.left);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Closable = meta.story({
  args: { onClose: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: bar.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The count reserves its space while loading. */
export const Loading = meta.story({
  args: { total: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/عقار/)).toBeNull();
  },
});

export const Empty = meta.story({
  args: { total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(list.shown_zero)).toBeVisible();
  },
});

/** Arabic needs no digit for one and two. */
export const TwoListings = meta.story({
  args: { total: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(list.shown_two)).toBeVisible();
  },
});
