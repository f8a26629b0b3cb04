import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Panel } from '../../foundation/Panel/Panel.tsx';
import { createToast, holdToastTimers, Stage } from '../stories.tsx';
import { ToastHost } from './ToastHost.tsx';

const meta = preview.meta({
  title: 'Feedback/ToastHost',
  component: ToastHost,
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  args: { toasts: [createToast('default', 'تم نسخ رقم الهاتف.')], onDismiss: fn() },
  beforeEach: holdToastTimers,
  render: (args) => <Stage {...args} />,
});

/** Without a kind it has neither icon nor colour. */
export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('تم نسخ رقم الهاتف.');
    await expect(screen.getByRole('status').querySelector('.MuiAlert-icon')).toBeNull();
  },
});

/** Leaves the 64 px high bar free on a phone. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const toastCard = (await screen.findByRole('status')).querySelector('.toast');
    if (window.innerWidth < 600) await expect(toastCard?.getBoundingClientRect().top).toBeGreaterThanOrEqual(64);
  },
});

export const Info = meta.story({
  args: { toasts: [createToast('info', ar.pages.login.love)] },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent(ar.pages.login.love);
  },
});

export const Success = meta.story({
  args: { toasts: [createToast('success', 'أُضيف إلى المفضلة.', 'property')] },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('أُضيف إلى المفضلة.');
  },
});

export const Warning = meta.story({
  args: { toasts: [createToast('warning', 'طلبات كثيرة. حاول بعد 30 ثانية.')] },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('طلبات كثيرة.');
  },
});

export const Failed = meta.story({
  args: { toasts: [createToast('error', 'حدث خطأ ما.')] },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('حدث خطأ ما.');
  },
});

/** Three at most, newest at the bottom; each message is aligned by its own language. */
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

export const Closed = meta.story({
  play: async ({ args }) => {
    await screen.findByText('تم نسخ رقم الهاتف.');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: ar.common.close })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith(1));
    await waitFor(() => expect(screen.queryByText('تم نسخ رقم الهاتف.')).toBeNull());
  },
});

/** An open panel is in the browser's top layer; a toast must be above it. */
export const OverPanel = meta.story({
  args: { toasts: [createToast('error', 'حدث خطأ ما.')] },
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
