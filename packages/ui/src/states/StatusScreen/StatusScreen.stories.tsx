import { ar } from '@mashrabiya/i18n/ar';
import { RotateCw } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { StatusScreen } from './StatusScreen.tsx';

const onClick = fn();
const home = { href: '/', label: ar.common.goHome };

const meta = preview.meta({
  title: 'States/StatusScreen',
  component: StatusScreen,
  args: { drawing: 'offline' as const, title: ar.states.offlineTitle, message: ar.states.offlineText },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: ar.states.offlineTitle })).toBeVisible();
  },
});

/** Primary action first, on the right in Arabic, and a secondary one. */
export const TwoActions = meta.story({
  args: { level: 1, action: { label: ar.common.retry, icon: RotateCw, onClick }, otherAction: home },
  play: async ({ canvas, userEvent }) => {
    onClick.mockClear();
    const retry = canvas.getByRole('button', { name: ar.common.retry });
    const homeLink = canvas.getByRole('link', { name: ar.common.goHome });
    await expect(retry.getBoundingClientRect().left).toBeGreaterThan(homeLink.getBoundingClientRect().right);
    await expect(homeLink).toHaveAttribute('href', '/');
    await userEvent.click(retry);
    await expect(onClick).toHaveBeenCalledOnce();
  },
});
