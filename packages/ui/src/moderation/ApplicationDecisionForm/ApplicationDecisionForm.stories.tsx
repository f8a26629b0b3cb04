import styled from '@emotion/styled';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { rejectOffline, stayPending } from '../../forms/callForm/calls.stories.ts';
import { translateArgs } from '../../forms/stories.tsx';
import { caseStyles } from '../CaseFrame/caseStyles.ts';
import { pressShortcut } from '../shortcuts/stories.ts';
import { ApplicationDecisionForm } from './ApplicationDecisionForm.tsx';

const { advisors, listings } = ar.moderation;
const CaseFrame = styled('div')(caseStyles);

const meta = preview.meta({
  title: 'Moderation/ApplicationDecisionForm',
  component: ApplicationDecisionForm,
  args: { keysText: advisors.keys, onDecide: fn(async () => undefined) },
  render: (args, { globals }) => (
    <CaseFrame>
      <div className="sheet">
        <ApplicationDecisionForm {...translateArgs(args, globals)} />
      </div>
    </CaseFrame>
  ),
});

/** One press accepts. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: advisors.accept }));
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith(expect.objectContaining({ decision: 'accepted' })));
  },
});

/** The key R opens the reason. */
export const Rejecting = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await pressShortcut('r');
    await userEvent.type(await canvas.findByRole('textbox', { name: advisors.note_ar }), 'أرفق صورة أوضح');
    await userEvent.click(canvas.getByRole('button', { name: listings.send }));
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith({ decision: 'rejected', note_ar: 'أرفق صورة أوضح', note_en: null }),
    );
  },
});

export const Busy = meta.story({
  args: { onDecide: fn(stayPending) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: advisors.accept }));
    await expect(await canvas.findByRole('button', { name: advisors.reject })).toBeDisabled();
  },
});

export const Failed = meta.story({
  args: { onDecide: fn(rejectOffline) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: advisors.accept }));
    await expect(await canvas.findByText(ar.forms.errors.network)).toBeVisible();
  },
});

export const English = meta.story({ globals: { locale: 'en' } });
