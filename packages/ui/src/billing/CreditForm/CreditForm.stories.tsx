import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectWith } from '../../forms/callForm/calls.stories.ts';
import { CreditForm } from './CreditForm.tsx';

const { credits: words } = ar.finance;

const meta = preview.meta({
  title: 'Billing/CreditForm',
  component: CreditForm,
  args: { 'aria-label': words.title, onSubmit: fn(accept) },
});

export const Default = meta.story();

/** Deducts ads; then the form is reset with a new key. */
export const Corrected = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: words.email }), 'nadia@example.com');
    await userEvent.type(canvas.getByRole('spinbutton', { name: words.amount }), '2');
    await userEvent.click(canvas.getByRole('radio', { name: words.take }));
    await userEvent.click(canvas.getByRole('radio', { name: ar.vocabulary.adType.elite }));
    await userEvent.type(canvas.getByRole('textbox', { name: words.reason }), 'خطأ منا');
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'nadia@example.com', amount: -2, ranking: 2, reason: 'خطأ منا' }),
    );
    await expect(await canvas.findByRole('textbox', { name: words.email })).toHaveValue('');
  },
});

export const Missing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await expect((await canvas.findAllByText(ar.forms.problem.email_required))[0]).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  args: { onSubmit: fn(rejectWith('too_few_ads', '/amount')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: words.email }), 'nadia@example.com');
    await userEvent.type(canvas.getByRole('spinbutton', { name: words.amount }), '9');
    await userEvent.type(canvas.getByRole('textbox', { name: words.reason }), 'خطأ منا');
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: words.email })).toHaveValue('nadia@example.com');
  },
});
