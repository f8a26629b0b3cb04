import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CompareButton } from './CompareButton.tsx';

const meta = preview.meta({
  title: 'Deciding/CompareButton',
  component: CompareButton,
  args: { pressed: false, onToggle: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: ar.homes.compare, pressed: false })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

export const Pressed = meta.story({
  args: { pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: ar.homes.compare, pressed: true })).toBeVisible();
  },
});
