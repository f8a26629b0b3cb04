import { ar } from '@mashrabiya/i18n/ar';
import { reviewReportCase } from '@mashrabiya/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { pressShortcut } from '../shortcuts/stories.ts';
import { ReviewReportView } from './ReviewReportView.tsx';

const meta = preview.meta({
  title: 'Moderation/ReviewReportView',
  component: ReviewReportView,
  args: { reportCase: reviewReportCase('ar'), providerHref: '/provider/1', onDecide: fn(async () => undefined) },
  render: (args, { globals }) => <ReviewReportView {...args} reportCase={reviewReportCase(getLanguage(globals))} />,
});

const { reviews } = ar.moderation;

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText(ar.people.reviewReport.reason.insulting)).toBeVisible();
    await pressShortcut('d');
    await waitFor(() => expect(args.onDecide).toHaveBeenLastCalledWith('kept'));
    await userEvent.click(canvas.getByRole('button', { name: reviews.remove }));
    await waitFor(() => expect(args.onDecide).toHaveBeenLastCalledWith('removed'));
  },
});

/** Only the reply is reported, and removed. */
export const ReplyReported = meta.story({
  render: (args, { globals }) => (
    <ReviewReportView {...args} reportCase={reviewReportCase(getLanguage(globals), 'reply')} />
  ),
  play: async ({ canvas, args, userEvent }) => {
    await expect((await canvas.findAllByText(reviews.aboutReply)).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: reviews.removeReply }));
    await waitFor(() => expect(args.onDecide).toHaveBeenLastCalledWith('reply_removed'));
  },
});

/** While a decision is being sent, no other is possible. */
export const Deciding = meta.story({
  args: { onDecide: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: reviews.keep });
    await pressShortcut('d');
    await expect(await canvas.findByRole('button', { name: reviews.keep, busy: true })).toBeVisible();
    await pressShortcut('r');
    await expect(args.onDecide).toHaveBeenCalledOnce();
  },
});
