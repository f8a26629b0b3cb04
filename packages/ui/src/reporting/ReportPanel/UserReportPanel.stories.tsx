import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectWith } from '../../forms/callForm/calls.stories.ts';
import { UserReportPanel } from './ReportPanel.tsx';

const { reporting } = ar;

const meta = preview.meta({
  title: 'Reporting/UserReportPanel',
  component: UserReportPanel,
  args: { open: true, onClose: fn(), onReport: fn(accept) },
});

/** Reasons that apply to users, not properties. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: reporting.title.person })).toBeVisible();
    await expect(screen.queryByRole('radio', { name: reporting.reason.sold })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: reporting.reason.impersonation }));
    await userEvent.type(screen.getByRole('textbox', { name: reporting.noteOptional }), 'ليس صاحب المكتب');
    await userEvent.click(screen.getByRole('button', { name: reporting.send }));
    await expect(await screen.findByText(reporting.done)).toBeVisible();
    await expect(args.onReport).toHaveBeenCalledWith({ reason: 'impersonation', note: 'ليس صاحب المكتب' });
  },
});

/** A report from a conversation says that the moderators can read it. */
export const FromConversation = meta.story({
  args: { includesConversation: true },
  play: async () => {
    await expect(await screen.findByText(reporting.conversationText)).toBeVisible();
    await expect(screen.queryByText(reporting.text)).toBeNull();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const WithoutWords = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: reporting.reason.other }));
    await userEvent.click(screen.getByRole('button', { name: reporting.send }));
    await expect((await screen.findAllByText(ar.forms.problem.report_text_required)).length).toBeGreaterThan(0);
    await expect(args.onReport).not.toHaveBeenCalled();
  },
});

/** A repeated report shows a message. */
export const ReportedBefore = meta.story({
  args: { onReport: fn(rejectWith('reported_already')) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: reporting.reason.fraud }));
    await userEvent.click(screen.getByRole('button', { name: reporting.send }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(getErrorMessage('reported_already', 'ar')));
  },
});
