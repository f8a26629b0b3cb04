import { AUDIT_KINDS, type AuditEvent } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ActivityList } from './ActivityList.tsx';

const { activity } = ar.account;
const EVENTS = AUDIT_KINDS.map(
  (kind, index): AuditEvent => ({
    id: `01900000-0000-7000-8000-0000000000${10 + index}`,
    kind,
    device: index === 2 ? '' : 'Chrome, Android',
    created_at: new Date(Date.UTC(2026, 10, 20 - index, 9)).toISOString(),
  }),
);

const meta = preview.meta({
  title: 'Account/ActivityList',
  component: ActivityList,
  args: { events: EVENTS, now: new Date('2026-11-20T12:00:00Z'), onRetry: fn() },
});

/** Shows the last few events, and all of them on request. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText(activity.kind.login)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ar.common.showMore }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(EVENTS.length);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { events: EVENTS.slice(0, 4) } });

export const Empty = meta.story({
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(activity.empty)).toBeVisible();
  },
});

export const Loading = meta.story({ args: { events: undefined } });

export const Failed = meta.story({
  args: { events: undefined, failed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
