import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ListTopBar } from './ListTopBar.tsx';

const meta = preview.meta({
  title: 'Listings/ListTopBar',
  component: ListTopBar,
  args: { total: 1542, sort: null, onSort: fn(), addHref: '/addProperty' },
});

const { bar, list } = ar.listings;

/** The count is at the inline start, "add property" at the inline end. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const add = canvas.getByRole('link', { name: bar.addProperty });
    const count = canvas.getByText('1,542 عقارًا');
    await expect(count).toBeVisible();
    await expect(count.getBoundingClientRect().right).toBeGreaterThan(add.getBoundingClientRect().right);
    await expect(canvas.queryByRole('button', { name: bar.close })).toBeNull();
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const add = canvas.getByRole('link', { name: 'Add property' }).getBoundingClientRect();
    await expect(canvas.getByText('1,542 properties').getBoundingClientRect().left).toBeLessThan(add.left);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const add = canvas.getByRole('link', { name: bar.addProperty });
    const narrow = window.innerWidth < 400;
    await expect(getComputedStyle(add.querySelector('.label') ?? add).display === 'none').toBe(narrow);
    await expect(getComputedStyle(add.querySelector('.icons') ?? add).display === 'none').toBe(!narrow);
  },
});

export const AddRefused = meta.story({
  args: { onAddProperty: fn((event) => event.preventDefault()) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: bar.addProperty }));
    await expect(args.onAddProperty).toHaveBeenCalledOnce();
  },
});

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
    await expect(canvas.getByRole('link', { name: bar.addProperty })).toBeVisible();
  },
});

export const OfFavorites = meta.story({
  args: { addHref: undefined, countText: '12 عقارًا في مفضلتك' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 عقارًا في مفضلتك')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: bar.addProperty })).toBeNull();
  },
});

export const OnlyNearMatches = meta.story({
  args: { total: 0, nearCount: 14 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('لا نتائج مطابقة · 14 نتيجة قريبة')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /الترتيب/ })).toBeNull();
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
