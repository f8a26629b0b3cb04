import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Panel } from '../../foundation/Panel/Panel.tsx';
import type { Toast } from '../toast.ts';
import { ToastHost, type ToastHostProps } from './ToastHost.tsx';

/** Takes out what was dismissed, as the app does. */
function Stage({ toasts, onDismiss }: ToastHostProps) {
  const [left, setLeft] = useState(toasts);
  const dismiss = (id: number) => {
    setLeft((before) => before.filter((toast) => toast.id !== id));
    onDismiss(id);
  };
  return <ToastHost toasts={left} onDismiss={dismiss} />;
}

const toast = (kind: Toast['kind'], message: string, about?: 'property'): Toast => ({ id: 1, kind, message, about });

const meta = preview.meta({
  title: 'Feedback/ToastHost',
  component: ToastHost,
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  args: { toasts: [toast('default', 'تم نسخ رقم الهاتف.')], onDismiss: fn() },
  render: (args) => <Stage {...args} />,
});

export const Default = meta.story({
  play: async ({ args }) => {
    const message = await screen.findByText('تم نسخ رقم الهاتف.');
    const box = message.getBoundingClientRect();
    await expect(box.left).toBeGreaterThan(window.innerWidth / 2);
    await userEvent.click(screen.getByRole('button', { name: ar.common.close }));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith(1));
    await waitFor(() => expect(screen.queryByText('تم نسخ رقم الهاتف.')).toBeNull());
  },
});

export const Info = meta.story({
  args: { toasts: [toast('info', ar.pages.login.love)] },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent(ar.pages.login.love);
  },
});

export const Success = meta.story({ args: { toasts: [toast('success', 'أُضيف إلى المفضلة.', 'property')] } });

export const Warning = meta.story({ args: { toasts: [toast('warning', 'طلبات كثيرة. حاول بعد 30 ثانية.')] } });

export const Failed = meta.story({
  args: { toasts: [toast('error', 'حدث خطأ ما.')] },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('حدث خطأ ما.');
  },
});

export const Several = meta.story({
  args: {
    toasts: [
      { id: 1, kind: 'success', message: 'أُضيف إلى المفضلة.' },
      { id: 2, kind: 'info', message: ar.pages.login.addProperty },
      { id: 3, kind: 'error', message: 'تعذّر الاتصال. تأكد من الشبكة ثم حاول مرة أخرى، فقد لا يكون كل ما تراه محدّثًا.' },
    ],
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('button', { name: ar.common.close })).toHaveLength(3));
  },
});

/** An open panel is in the browser's top layer; a toast must lie above it. */
export const OverAPanel = meta.story({
  args: { toasts: [toast('error', 'حدث خطأ ما.')] },
  render: (args) => (
    <>
      <Panel open label={ar.shell.menu} placement="center" onClose={fn()}>
        <p style={{ padding: 24 }}>{ar.shell.footerText}</p>
      </Panel>
      <Stage {...args} />
    </>
  ),
  play: async () => {
    const message = await screen.findByText('حدث خطأ ما.');
    await expect(message.closest('[popover]')?.matches(':popover-open')).toBe(true);
  },
});

export const DraggedAway = meta.story({
  args: { toasts: [toast('info', ar.pages.login.love)] },
  play: async ({ args, step }) => {
    const message = await screen.findByText(ar.pages.login.love);
    const card = message.parentElement;
    if (!card) throw new Error('A toast has a card around its message');
    const drag = async (distance: number) => {
      await fireEvent.pointerDown(card, { pointerId: 1, clientX: 200 });
      await fireEvent.pointerMove(card, { pointerId: 1, clientX: 200 + distance });
      await fireEvent.pointerUp(card, { pointerId: 1, clientX: 200 + distance });
    };

    await step('a short drag springs back', async () => {
      await drag(40);
      await expect(args.onDismiss).not.toHaveBeenCalled();
    });

    await step('a long one dismisses', async () => {
      await drag(120);
      await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith(1));
    });
  },
});
