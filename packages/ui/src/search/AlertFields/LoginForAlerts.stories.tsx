import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LoginForAlerts } from './LoginForAlerts.tsx';

const meta = preview.meta({ title: 'Search/LoginForAlerts', component: LoginForAlerts, args: { onLogin: fn() } });

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.shell.login }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
});
