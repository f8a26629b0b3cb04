import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { Scheme } from '../../theme/colors.ts';
import { SchemeToggle } from './SchemeToggle.tsx';

const meta = preview.meta({
  title: 'Shell/SchemeToggle',
  component: SchemeToggle,
  args: { scheme: 'light' as Scheme, onChange: fn(), style: { maxInlineSize: 320 } },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole('switch', { name: ar.shell.darkMode });
    await expect(toggle).not.toBeChecked();
    await userEvent.click(toggle);
    await expect(args.onChange).toHaveBeenCalledWith('dark');
  },
});

export const Dark = meta.story({
  args: { scheme: 'dark' },
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole('switch', { name: ar.shell.darkMode });
    await expect(toggle).toBeChecked();
    await userEvent.click(toggle);
    await expect(args.onChange).toHaveBeenCalledWith('light');
  },
});
