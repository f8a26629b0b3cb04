import { ar } from '@mashrabiya/i18n/ar';
import { mockRefundCase } from '@mashrabiya/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept } from '../../forms/callForm/calls.stories.ts';
import { getLanguage } from '../../foundation/stories.ts';
import { RefundCases } from './RefundCases.tsx';

const { refunds } = ar.finance;

const meta = preview.meta({
  title: 'Billing/RefundCases',
  component: RefundCases,
  args: { 'aria-label': refunds.title, cases: [mockRefundCase('ar')], onDecide: fn(accept) },
  render: ({ cases, ...args }, { globals }) => (
    <RefundCases
      {...args}
      cases={cases?.map(({ state, note, is_own }) => ({
        ...mockRefundCase(getLanguage(globals)),
        state,
        note,
        is_own,
      }))}
    />
  ),
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: refunds.approve }));
    await expect(args.onDecide).toHaveBeenCalledWith(expect.anything(), { decision: 'approved', note: null });
  },
});

export const RefusedWithoutReason = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: refunds.reject }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ar.forms.problem.decision_note_required);
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
});

export const Decided = meta.story({
  args: { cases: [{ ...mockRefundCase('ar'), state: 'paid' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(refunds.state.paid)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const OwnAccount = meta.story({
  args: { cases: [{ ...mockRefundCase('ar'), is_own: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.finance.ownAccount)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Approved, and not yet refunded. */
export const Approved = meta.story({ args: { cases: [{ ...mockRefundCase('ar'), state: 'approved' }] } });

export const Rejected = meta.story({
  args: { cases: [{ ...mockRefundCase('ar'), state: 'rejected', note: 'استُخدمت الإعلانات كلها.' }] },
});

/** The provider failed: retry, close manually, or reject. */
export const Failed = meta.story({
  args: { cases: [{ ...mockRefundCase('ar'), state: 'failed' }] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: refunds.again })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: refunds.byHand }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ar.forms.problem.decision_note_required);
    await userEvent.type(canvas.getByRole('textbox', { name: refunds.note }), 'تحويل بنكي');
    await userEvent.click(canvas.getByRole('button', { name: refunds.byHand }));
    await expect(args.onDecide).toHaveBeenCalledWith(expect.anything(), { decision: 'paid', note: 'تحويل بنكي' });
  },
});

export const Loading = meta.story({
  args: { cases: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: refunds.title })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' }, locale: 'en' } });
