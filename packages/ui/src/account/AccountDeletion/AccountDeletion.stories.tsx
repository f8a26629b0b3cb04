import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AccountDeletion } from './AccountDeletion.tsx';

const { remove } = ar.account;

const meta = preview.meta({
  title: 'Account/AccountDeletion',
  component: AccountDeletion,
  args: { losses: { properties: 3, reels: 0, favorites: 12, ads: 0 }, onDelete: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    for (const item of items) await expect(getComputedStyle(item).listStyleType).toBe('disc');
    await userEvent.click(canvas.getByRole('button', { name: remove.open }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});

/** Counting failed and can be retried. */
export const Failed = meta.story({
  args: { losses: undefined, failed: true, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Deleting is possible only once the consequences are known. */
export const Loading = meta.story({
  args: { losses: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: remove.open })).toBeDisabled();
  },
});
