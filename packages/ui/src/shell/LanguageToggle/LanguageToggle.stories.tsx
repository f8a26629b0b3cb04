import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';

const meta = preview.meta({
  title: 'Shell/LanguageToggle',
  component: LanguageToggle,
  args: { href: '?lng=en', onSwitch: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole('link', { name: 'English' });
    await expect(toggle).toHaveAttribute('lang', 'en');
    await userEvent.click(toggle);
    await expect(args.onSwitch).toHaveBeenCalledWith('en');
  },
});

export const FromEnglish = meta.story({
  args: { href: '?lng=ar' },
  globals: { locale: 'en' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'العربية' }));
    await expect(args.onSwitch).toHaveBeenCalledWith('ar');
  },
});
