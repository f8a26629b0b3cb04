import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { rejectOffline } from '../../forms/callForm/calls.stories.ts';
import { application } from '../../people/fixtures.stories.ts';
import { pressShortcut } from '../shortcuts/stories.ts';
import { AdvisorCaseView } from './AdvisorCaseView.tsx';

const meta = preview.meta({
  title: 'Moderation/AdvisorCaseView',
  component: AdvisorCaseView,
  args: { application: application(), onDecide: fn(async () => undefined) },
  render: (args, { globals }) => <AdvisorCaseView {...args} application={application(globals)} />,
});

const { advisors, listings } = ar.moderation;

/** The key A accepts at once. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article', { name: application().name })).toBeVisible();
    await expect(canvas.getByText('0120 000 4321')).toBeVisible();
    await pressShortcut('a');
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith(expect.objectContaining({ decision: 'accepted' })));
  },
});

export const Rejecting = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: advisors.reject }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: advisors.note_ar })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: listings.send }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ar.forms.problem.report_text_required);
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: advisors.note_en }), 'A clear picture, please.');
    await userEvent.click(canvas.getByRole('button', { name: listings.send }));
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith({
        decision: 'rejected',
        note_ar: null,
        note_en: 'A clear picture, please.',
      }),
    );
  },
});

export const Failed = meta.story({
  args: { onDecide: fn(rejectOffline) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: advisors.accept }));
    await expect(await canvas.findByText(ar.forms.errors.network)).toBeVisible();
  },
});
