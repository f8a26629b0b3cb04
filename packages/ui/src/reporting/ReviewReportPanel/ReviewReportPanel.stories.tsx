import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectWith } from '../../forms/callForm/calls.stories.ts';
import { ReviewReportPanel } from './ReviewReportPanel.tsx';

const { reporting } = ar;
const { reason } = ar.people.reviewReport;

const meta = preview.meta({
  title: 'Reporting/ReviewReportPanel',
  component: ReviewReportPanel,
  args: { open: true, onClose: fn(), onReport: fn(accept) },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: reason.insulting }));
    await userEvent.click(screen.getByRole('button', { name: reporting.send }));
    await expect(await screen.findByText(reporting.done)).toBeVisible();
    await waitFor(() => expect(args.onReport).toHaveBeenCalledWith({ reason: 'insulting', note: null }));
  },
});

export const Reply = meta.story({
  args: { about: 'reply' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: ar.people.reviewReport.replyTitle })).toBeVisible();
  },
});

/** A repeated report shows a message. */
export const ReportedAlready = meta.story({
  args: { onReport: fn(rejectWith('review_reported_already')) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: reason.untrue }));
    await userEvent.click(screen.getByRole('button', { name: reporting.send }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(getErrorMessage('review_reported_already', 'ar'));
  },
});
