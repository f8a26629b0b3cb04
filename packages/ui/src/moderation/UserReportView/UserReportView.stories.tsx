import { ar } from '@mashrabiya/i18n/ar';
import { userReportCase } from '@mashrabiya/mocks';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { rejectOffline, rejectWith } from '../../forms/callForm/calls.stories.ts';
import { getLanguage } from '../../foundation/stories.ts';
import { pressShortcut, waitForShortcuts } from '../shortcuts/stories.ts';
import { UserReportView } from './UserReportView.tsx';

const meta = preview.meta({
  title: 'Moderation/UserReportView',
  component: UserReportView,
  args: {
    reportCase: userReportCase('ar'),
    now: new Date('2026-11-20T10:00:00Z'),
    getAdHref: (id) => `/preview-${id}`,
    getReelHref: (id) => `/reel-${id}`,
    pageHref: '/provider/1',
    logHref: '/moderation?view=log',
    onDecide: fn(async () => undefined),
  },
  render: (args, { globals }) => {
    const { person: user, reports } = userReportCase(getLanguage(globals));
    const { role, ads } = args.reportCase.person;
    const posted = ads > 0 ? user.posted : [];
    return (
      <UserReportView {...args} reportCase={{ ...args.reportCase, reports, person: { ...user, role, ads, posted } }} />
    );
  },
});

const { reports, reported, weight, block, people } = ar.moderation;
const WARNING = { reason_ar: 'لا تطلب مالًا قبل المعاينة', reason_en: 'Ask for no money before a viewing' };

/** Reports are beside the facts about the user; one press dismisses them. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(reported.impersonation)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: weight.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: reports.page })).toHaveAttribute('href', '/provider/1');
    // The reports of this case are not among the earlier ones.
    const earlierReports = canvas.getByRole('heading', { name: people.reports }).parentElement;
    await expect(earlierReports?.querySelectorAll('li')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: reports.dismissed }));
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith(expect.objectContaining({ decision: 'dismissed', reasons: [] })),
    );
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** The key W opens the warning, which is written in both languages. */
export const Warned = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: reports.warned }).focus();
    await pressShortcut('w');
    await userEvent.type(await canvas.findByRole('textbox', { name: block.warnAr }), WARNING.reason_ar);
    await userEvent.type(canvas.getByRole('textbox', { name: block.warnEn }), WARNING.reason_en);
    await userEvent.click(canvas.getByRole('button', { name: block.warnConfirm }));
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith({ decision: 'warned', reasons: [], note: null, ...WARNING }),
    );
  },
});

/** The key B opens the block form. */
export const Block = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await pressShortcut('b');
    await userEvent.type(await canvas.findByRole('textbox', { name: block.ar }), 'ينتحل اسم مكتب آخر');
    await userEvent.type(canvas.getByRole('textbox', { name: block.en }), 'Uses the name of another office');
    await userEvent.click(canvas.getByRole('button', { name: block.confirm }));
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith(expect.objectContaining({ decision: 'blocked' })));
  },
});

/** A buyer has no listings: the block concerns messages and reviews. */
export const BlockBuyer = meta.story({
  args: { reportCase: { ...userReportCase('ar'), person: { ...userReportCase('ar').person, ads: 0 } } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: block.do })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: block.user.do }));
    await expect(canvas.getByText(block.user.text)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: block.ar }), 'يرسل إعلانات في الرسائل');
    await userEvent.type(canvas.getByRole('textbox', { name: block.en }), 'Sends advertising in messages');
    await userEvent.click(canvas.getByRole('button', { name: block.user.confirm }));
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith(expect.objectContaining({ decision: 'blocked' })));
  },
});

/** A user with a role can be warned, but not blocked. */
export const ReportedModerator = meta.story({
  args: {
    reportCase: { ...userReportCase('ar'), person: { ...userReportCase('ar').person, role: 'moderator' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: block.do })).toBeNull();
    await pressShortcut('b');
    await expect(canvas.getByRole('button', { name: reports.warned })).toBeVisible();
  },
});

/** A refused warning shows the error, and keeps the text. */
export const WarningRefused = meta.story({
  args: { onDecide: fn(rejectWith('too_many_requests')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: reports.warned }));
    await userEvent.type(canvas.getByRole('textbox', { name: block.warnAr }), WARNING.reason_ar);
    await userEvent.type(canvas.getByRole('textbox', { name: block.warnEn }), WARNING.reason_en);
    await userEvent.click(canvas.getByRole('button', { name: block.warnConfirm }));
    await expect(await canvas.findByRole('alert')).not.toBeEmptyDOMElement();
    await expect(canvas.getByRole('textbox', { name: block.warnEn })).toHaveValue(WARNING.reason_en);
  },
});

/** A failed dismissal shows the error, and a held key does not resend it. */
export const DismissalFailed = meta.story({
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
