import type { AdReportCase } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { toProperty } from '@mashrabiya/mocks';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { rejectOffline } from '../../forms/callForm/calls.stories.ts';
import { getPropertyHref } from '../../foundation/stories.ts';
import { LISTING, listing, localizeProperty } from '../../listings/fixtures.stories.ts';
import { pressShortcut, waitForShortcuts } from '../shortcuts/stories.ts';
import { ReportCaseView } from './ReportCaseView.tsx';

const reportCase: AdReportCase = {
  kind: 'ad',
  id: listing(LISTING.plain).id,
  property: toProperty(listing(LISTING.plain), 'ar'),
  claimed_until: '2026-11-20T09:00:00.000Z',
  reports: [
    {
      id: '01900000-0000-7000-8000-000000000301',
      reason: 'not_owner',
      note: 'العقار لوالدي ولم يعرضه للبيع.',
      reel: null,
      conversation_id: null,
      by_account: true,
      reporter: 'upheld',
      at: '2026-11-19T08:00:00.000Z',
    },
    {
      id: '01900000-0000-7000-8000-000000000302',
      reason: 'fraud',
      note: '',
      reel: { id: '01900000-0000-7000-8000-000000000401', title: 'جولة في شقة بحديقة خاصة' },
      conversation_id: null,
      by_account: false,
      reporter: 'unknown',
      at: '2026-11-20T07:00:00.000Z',
    },
  ],
  weight: { total: 20, people: 2, heaviest: 'fraud', upheld: 1, dismissed: 0 },
  order: { is_late: false, late_days: 7 },
  pin_distance: 3.2,
  owner_asked_at: null,
  seller: {
    id: '01900000-0000-7000-8000-000000000201',
    active_from: '2024-02-11',
    accepted: 3,
    refused: 1,
    active: 2,
    upheld: 1,
    trust: {
      has: { accepted: 3, upheld: 1, days: 200 },
      rule: { accepted: 3, upheld: 0, days: 7 },
      lacks: ['upheld'],
    },
    blocked: null,
  },
  history: [],
  duplicates: [],
};

const meta = preview.meta({
  title: 'Moderation/ReportCaseView',
  component: ReportCaseView,
  args: {
    reportCase,
    getHref: getPropertyHref,
    getReelHref: (id) => `/reel-${id}`,
    getSellerLogHref: (id) => `/moderation?view=log&person=${id}`,
    onDecide: fn(async () => undefined),
    onBlock: fn(async () => undefined),
    onUnblock: fn(async () => undefined),
  },
  render: (args, { globals }) => (
    <ReportCaseView
      {...args}
      reportCase={{ ...args.reportCase, property: localizeProperty(args.reportCase.property, globals) }}
    />
  ),
});

const { reports, reported, weight, listings, reason, block } = ar.moderation;

/** Reports are beside the ad; one press dismisses them. */
export const Dismiss = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('العقار لوالدي ولم يعرضه للبيع.')).toBeVisible();
    const reelLink = canvas.getByRole('link', { name: 'جولة في شقة بحديقة خاصة' });
    await expect(reelLink).toHaveAttribute('href', '/reel-01900000-0000-7000-8000-000000000401');
    await userEvent.click(canvas.getByRole('button', { name: reports.dismissed }));
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith(expect.objectContaining({ decision: 'dismissed', reasons: [] })),
    );
  },
});

/** Priority of the case: number of reporters, the most serious reason, and their record. */
export const WithPriority = meta.story({
  args: {
    reportCase: {
      ...reportCase,
      reports: reportCase.reports.map((report, index) => ({ ...report, reporter: index ? 'dismissed' : 'upheld' })),
      weight: { total: 16, people: 2, heaviest: 'fraud', upheld: 1, dismissed: 1 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: weight.title })).toBeVisible();
    await expect(canvas.getByText(weight.people_two)).toBeVisible();
    await expect(canvas.getByText(weight.heaviest.replace('{{reason}}', reported.fraud))).toBeVisible();
    await expect(canvas.getByText(weight.upheld_one)).toBeVisible();
    await expect(canvas.getByText(weight.dismissed_one)).toBeVisible();
    await expect(canvas.getByText(new RegExp(weight.reporter.upheld))).toBeVisible();
    await expect(canvas.getByText(new RegExp(weight.reporter.dismissed))).toBeVisible();
    await expect(canvas.getByText(new RegExp(weight.bound_few.replace('{{count}}', '7')))).toBeVisible();
    await expect(canvas.queryByText(weight.late_few.replace('{{count}}', '7'))).toBeNull();
  },
});

/** A minor case that has waited long comes first, with a note. */
export const LateMinorCase = meta.story({
  args: {
    reportCase: {
      ...reportCase,
      weight: { total: 2, people: 1, heaviest: 'sold', upheld: 0, dismissed: 0 },
      order: { is_late: true, late_days: 7 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(weight.late_few.replace('{{count}}', '7'))).toBeVisible();
  },
});

/** Enough reports say that the property is sold: its owner was asked, and has not answered. */
export const OwnerContacted = meta.story({
  args: { reportCase: { ...reportCase, owner_asked_at: '2026-11-20T07:00:00.000Z' } },
  play: async ({ canvas }) => {
    const [before = ''] = reports.ownerAsked.split('<');
    await expect(canvas.getByText(new RegExp(before.trim()))).toBeVisible();
  },
});

/** Removing an ad requires a reason; the key R opens the form. */
export const RemovingAd = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: reports.off_offer }).focus();
    await pressShortcut('r');
    await userEvent.click(await canvas.findByRole('checkbox', { name: reason.not_owner }));
    await userEvent.click(canvas.getByRole('button', { name: listings.send }));
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith(
        expect.objectContaining({ decision: 'off_offer', reasons: ['not_owner'] }),
      ),
    );
  },
});

/** The key C opens the change request, which requires a reason. */
export const Change = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: reports.change }).focus();
    await pressShortcut('c');
    await userEvent.click(await canvas.findByRole('checkbox', { name: reason.price }));
    await userEvent.click(canvas.getByRole('button', { name: listings.send }));
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith(expect.objectContaining({ decision: 'change', reasons: ['price'] })),
    );
  },
});

/** Blocking the seller requires a reason in both languages. */
export const Block = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: block.do }).focus();
    await pressShortcut('b');
    await userEvent.type(await canvas.findByRole('textbox', { name: block.ar }), 'إعلانات وهمية');
    await userEvent.type(canvas.getByRole('textbox', { name: block.en }), 'Invented ads');
    await userEvent.click(canvas.getByRole('button', { name: block.confirm }));
    await waitFor(() =>
      expect(args.onBlock).toHaveBeenCalledWith({ reason_ar: 'إعلانات وهمية', reason_en: 'Invented ads' }),
    );
  },
});

/** A failed dismissal shows the error, and a held key does not resend it. */
export const DismissFailed = meta.story({
  args: { onDecide: fn(rejectOffline) },
  play: async ({ canvas, args, canvasElement }) => {
    const press = (repeat: boolean) => fireEvent.keyDown(canvasElement, { code: 'KeyD', key: 'd', repeat });
    await waitForShortcuts();
    await press(false);
    await expect(await canvas.findByText(ar.forms.errors.network)).toBeVisible();
    await press(true);
    await expect(args.onDecide).toHaveBeenCalledTimes(1);
  },
});
