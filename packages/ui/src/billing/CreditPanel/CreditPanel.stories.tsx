import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectWith } from '../../forms/callForm/calls.stories.ts';
import { CreditPanel } from './CreditPanel.tsx';

const { credits: words } = ar.finance;
const findDialog = async () => within(await within(document.body).findByRole('dialog', { name: words.title }));

const meta = preview.meta({
  title: 'Billing/CreditPanel',
  component: CreditPanel,
  args: { open: true, onSubmit: fn(accept), onClose: fn() },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const panel = await findDialog();
    await userEvent.click(panel.getByRole('button', { name: ar.finance.rules.cancel }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Deducts ads. */
export const Corrected = meta.story({
  play: async ({ args, userEvent }) => {
    const panel = await findDialog();
    await userEvent.type(panel.getByRole('textbox', { name: words.email }), 'nadia@example.com');
    await userEvent.type(panel.getByRole('spinbutton', { name: words.amount }), '2');
    await userEvent.click(panel.getByRole('radio', { name: words.take }));
    await userEvent.click(panel.getByRole('radio', { name: ar.vocabulary.adType.elite }));
    await userEvent.type(panel.getByRole('textbox', { name: words.reason }), 'خطأ منا');
    await userEvent.click(panel.getByRole('button', { name: words.save }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'nadia@example.com', amount: -2, ranking: 2, reason: 'خطأ منا' }),
    );
  },
});

export const Missing = meta.story({
  play: async ({ args, userEvent }) => {
    const panel = await findDialog();
    await userEvent.click(panel.getByRole('button', { name: words.save }));
    await expect((await panel.findAllByText(ar.forms.problem.email_required))[0]).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  args: { onSubmit: fn(rejectWith('too_few_ads', '/amount')) },
  play: async ({ userEvent }) => {
    const panel = await findDialog();
    await userEvent.type(panel.getByRole('textbox', { name: words.email }), 'nadia@example.com');
    await userEvent.type(panel.getByRole('spinbutton', { name: words.amount }), '9');
    await userEvent.type(panel.getByRole('textbox', { name: words.reason }), 'خطأ منا');
    await userEvent.click(panel.getByRole('button', { name: words.save }));
    await expect(await panel.findByRole('alert')).toBeVisible();
    await expect(panel.getByRole('textbox', { name: words.email })).toHaveValue('nadia@example.com');
  },
});
