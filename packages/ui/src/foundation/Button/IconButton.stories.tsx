import { ar } from '@mashrabiya/i18n/ar';
import { Menu } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Foundation/IconButton',
  component: IconButton,
  args: { icon: Menu, label: ar.shell.menu, onClick: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: ar.shell.menu });
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
