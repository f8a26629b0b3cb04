import { OWN_REPORT_STATES, type OwnReport, REPORTED_KINDS } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { OwnReports } from './OwnReports.tsx';

const { reports } = ar.account;
const { reason } = ar.reporting;
const NAMES = ['شقة بحديقة في التجمع الخامس', 'جولة في فيلا على النيل', 'هالة منصور'];
const REPORTS = [...OWN_REPORT_STATES, 'acted' as const].map(
  (state, index): OwnReport => ({
    id: `01900000-0000-7000-8000-00000000050${index}`,
    about: {
      kind: REPORTED_KINDS[index % 3] ?? 'ad',
      id: `01900000-0000-7000-8000-00000000010${index}`,
      name: NAMES[index % 3] ?? '',
    },
    is_public: state === 'open' || state === 'dismissed',
    reason: index === 3 ? 'sold' : 'fraud',
    state,
    at: `2026-11-${20 - index}T09:00:00.000Z`,
    decided_at: state === 'open' ? null : `2026-11-${21 - index}T09:00:00.000Z`,
  }),
);

const meta = preview.meta({
  title: 'Account/OwnReports',
  component: OwnReports,
  args: { reports: REPORTS, getHref: ({ kind, id }: OwnReport['about']) => `/${kind}-${id}`, onRetry: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    for (const state of OWN_REPORT_STATES) await expect(canvas.getByText(reports.state[state])).toBeVisible();
    await expect(canvas.getByText(new RegExp(reason.sold))).toBeVisible();
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(
      REPORTS.filter(({ is_public }) => is_public).map(({ about }) => `/${about.kind}-${about.id}`),
    );
    await expect(canvas.getAllByText(new RegExp(`^${reports.kind.person}`))).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: ar.common.showMore }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(REPORTS.length);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { reports: REPORTS.slice(0, 3) } });

export const Empty = meta.story({
  args: { reports: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(reports.empty)).toBeVisible();
  },
});

export const Loading = meta.story({ args: { reports: undefined } });

export const Failed = meta.story({
  args: { reports: undefined, failed: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
