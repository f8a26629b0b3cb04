import { Copy, Pause, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ActionMenu } from './ActionMenu.tsx';

const LABEL = 'إجراءات أخرى: شقة في التجمع';
const onSelect = fn();
const meta = preview.meta({
  title: 'Foundation/ActionMenu',
  component: ActionMenu,
  args: {
    label: LABEL,
    actions: [
      { icon: Pause, text: 'إيقاف مؤقت', onSelect },
      { icon: Copy, text: 'نسخ', href: '/addProperty?from=1' },
      { icon: Trash2, text: 'حذف', onSelect, isDestructive: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
});

/** The arrow keys move in the menu; Escape returns the focus to the button. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: LABEL });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'إيقاف مؤقت' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'نسخ' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(opener).toHaveFocus();
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: LABEL }));
    const link = await screen.findByRole('menuitem', { name: 'نسخ' });
    await expect(link).toHaveAttribute('href', '/addProperty?from=1');
    onSelect.mockClear();
    await userEvent.click(screen.getByRole('menuitem', { name: 'حذف' }));
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: LABEL }));
    await expect(await screen.findByRole('menu', { name: LABEL })).toBeVisible();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: LABEL })).toBeDisabled();
  },
});
