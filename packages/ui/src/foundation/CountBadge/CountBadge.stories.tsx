import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CountBadge } from './CountBadge.tsx';

const meta = preview.meta({
  title: 'Foundation/CountBadge',
  component: CountBadge,
  args: { count: 3, label: ar.shell.unread_few.replace('{{count}}', '3') },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('3')).toBeVisible();
    await expect(canvas.getByText(args.label)).toHaveClass('visually-hidden');
  },
});

/** Large numbers keep the badge small. */
export const Many = meta.story({
  args: { count: 240 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { count: 0 },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(args.label)).toBeNull();
  },
});
