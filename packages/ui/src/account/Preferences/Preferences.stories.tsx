import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Preferences, type PreferencesProps } from './Preferences.tsx';

const { preferences } = ar.account;

const meta = preview.meta({
  title: 'Account/Preferences',
  component: Preferences,
  args: { language: 'ar', scheme: 'light', onLanguageChange: fn(), onSchemeChange: fn() } as PreferencesProps,
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'العربية' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('en');
    await userEvent.click(canvas.getByRole('radio', { name: preferences.dark }));
    await expect(args.onSchemeChange).toHaveBeenCalledWith('dark');
    await userEvent.click(canvas.getByRole('radio', { name: preferences.system }));
    await expect(args.onSchemeChange).toHaveBeenLastCalledWith('system');
  },
});

export const System = meta.story({ args: { scheme: 'system' }, globals: { locale: 'en' } });

export const Dark = meta.story({ args: { scheme: 'dark' }, globals: { viewport: { value: 'phone' } } });
