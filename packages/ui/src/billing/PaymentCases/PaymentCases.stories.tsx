import { CASE_KINDS } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { mockPaymentCase } from '@mashrabiya/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectWith } from '../../forms/callForm/calls.stories.ts';
import { getLanguage } from '../../foundation/stories.ts';
import { PaymentCases } from './PaymentCases.tsx';

const { cases: words } = ar.finance;

const meta = preview.meta({
  title: 'Billing/PaymentCases',
  component: PaymentCases,
  args: {
    'aria-label': words.title,
    cases: CASE_KINDS.map((kind) => mockPaymentCase('ar', kind)),
    onClose: fn(accept),
    getOrderHref: ({ order_id }) => `/finance?tab=orders&order=${order_id}`,
  },
  render: ({ cases, ...args }, { globals }) => (
    <PaymentCases
      {...args}
      cases={cases?.map(({ kind, is_amount_unknown, decision, note, closed_at, is_own }) => ({
        ...mockPaymentCase(getLanguage(globals), kind),
        is_amount_unknown,
        decision,
        note,
        closed_at,
        is_own,
      }))}
    />
  ),
});

/** Each kind of case has its own ways of closing, with a note. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: words.amount })).toBeNull();
    await expect(canvas.queryByText(words.amountUnknown)).toBeNull();
    const [note] = canvas.getAllByRole('textbox', { name: words.note });
    if (note) await userEvent.type(note, 'اعتراض بنكي');
    await userEvent.click(canvas.getByRole('button', { name: words.decide.reversed_booked }));
    await expect(args.onClose).toHaveBeenCalledWith(expect.objectContaining({ kind: 'reversed' }), {
      decision: 'booked',
      note: 'اعتراض بنكي',
    });
  },
});

/** The provider reported a partial refund without its amount: the field has the full payment until it is corrected. */
export const UnknownAmount = meta.story({
  args: { cases: [{ ...mockPaymentCase('ar'), is_amount_unknown: true }] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(words.amountUnknown)).toBeVisible();
    const amount = canvas.getByRole('textbox', { name: words.amount });
    await expect(amount).toHaveValue('600');
    await userEvent.type(canvas.getByRole('textbox', { name: words.note }), 'رد جزئي');
    await userEvent.clear(amount);
    await userEvent.click(canvas.getByRole('button', { name: words.decide.reversed_booked }));
    await expect(amount).toHaveAccessibleDescription(ar.forms.problem.reversal_amount_invalid);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.type(amount, '50.25');
    await userEvent.click(canvas.getByRole('button', { name: words.decide.reversed_booked }));
    await expect(args.onClose).toHaveBeenCalledWith(expect.objectContaining({ kind: 'reversed' }), {
      decision: 'booked',
      note: 'رد جزئي',
      amount: 5025,
    });
  },
});

/** A dismissal without a note is refused, and keeps the amount that was typed. */
export const DismissalRefused = meta.story({
  args: { cases: [{ ...mockPaymentCase('ar'), is_amount_unknown: true }] },
  play: async ({ args, canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: words.amount });
    await userEvent.clear(amount);
    await userEvent.type(amount, '50.25');
    await userEvent.click(canvas.getByRole('button', { name: words.decide.reversed_dismissed }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ar.forms.problem.decision_note_required);
    await expect(amount).toHaveValue('50.25');
    await userEvent.type(canvas.getByRole('textbox', { name: words.note }), 'رد جزئي');
    await userEvent.click(canvas.getByRole('button', { name: words.decide.reversed_booked }));
    await expect(args.onClose).toHaveBeenCalledWith(expect.objectContaining({ kind: 'reversed' }), {
      decision: 'booked',
      note: 'رد جزئي',
      amount: 5025,
    });
  },
});

/** More than the payment has left is refused by the server, at the field. */
export const AmountRefused = meta.story({
  args: {
    cases: [{ ...mockPaymentCase('ar'), is_amount_unknown: true }],
    onClose: fn(rejectWith('reversal_amount_invalid', '/amount')),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: words.note }), 'رد جزئي');
    await userEvent.click(canvas.getByRole('button', { name: words.decide.reversed_booked }));
    await expect(canvas.getByRole('textbox', { name: words.amount })).toHaveAccessibleDescription(
      ar.forms.problem.reversal_amount_invalid,
    );
  },
});

export const WithoutNote = meta.story({
  args: { cases: [mockPaymentCase('ar', 'foreign')] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.decide.foreign_dismissed }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ar.forms.problem.decision_note_required);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  args: { cases: [mockPaymentCase('ar', 'unreturned')], onClose: fn(rejectWith('case_closed')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: words.note }), 'تمت');
    await userEvent.click(canvas.getByRole('button', { name: words.decide.unreturned_again }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const OwnAccount = meta.story({
  args: { cases: [{ ...mockPaymentCase('ar'), is_own: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.finance.ownAccount)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Closed = meta.story({
  args: {
    cases: [
      {
        ...mockPaymentCase('ar'),
        decision: 'booked',
        note: 'اعتراض بنكي',
        closed_at: '2026-11-20T10:00:00.000Z',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(words.decided.booked))).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Loading = meta.story({
  args: { cases: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: words.title })).toHaveAttribute('aria-busy', 'true');
  },
});

/** The order of a case is a link. */
export const Order = meta.story({
  args: { cases: [mockPaymentCase('ar')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words.showOrder })).toHaveAttribute(
      'href',
      `/finance?tab=orders&order=${mockPaymentCase('ar').order_id}`,
    );
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' }, locale: 'en' } });
