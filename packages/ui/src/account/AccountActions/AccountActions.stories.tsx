import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AccountActions } from './AccountActions.tsx';

const meta = preview.meta({
  title: 'Account/AccountActions',
  component: AccountActions,
  args: { onLogout: fn(), onDelete: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.shell.logout }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: ar.account.remove.open }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});
