import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { Opener, panelParameters } from '../stories.tsx';
import { PhonePrompt } from './PhonePrompt.tsx';

const meta = preview.meta({
  title: 'Account/PhonePrompt',
  component: PhonePrompt,
  parameters: panelParameters,
  args: { open: true, onClose: fn(), onSubmit: fn(stayPending) },
});

const { phonePrompt: texts } = ar.account;
const { fields, problem } = ar.forms;
const { phone } = fields;

/** Arabic digits with spaces are sent as 11 digits. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await canvas.findByRole('dialog', { name: texts.title });
    await userEvent.type(canvas.getByLabelText(phone), '٠١٠ ٠٠٠٠ ١٢٣٤{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('01000001234');
    await userEvent.click(canvas.getByRole('button', { name: texts.later }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Too short: not sent, and the field gets the focus. */
export const Blocked = meta.story({
  play: async ({ args, canvas }) => {
    await canvas.findByRole('dialog');
    await userEvent.type(canvas.getByLabelText(phone), '0100');
    await userEvent.click(canvas.getByRole('button', { name: texts.submit }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(problem.phone_invalid);
    await expect(canvas.getByLabelText(phone)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { onSubmit: fn(rejectWith('phone_taken', '/phone')) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog');
    await userEvent.type(canvas.getByLabelText(phone), '01000001234{Enter}');
    await expect(await canvas.findByRole('link', { name: getErrorMessage('phone_taken', 'ar') })).toBeVisible();
  },
});

export const Added = meta.story({
  args: { onSubmit: fn(accept), open: false },
  render: (args) => (
    <Opener label={ar.shell.links.addProperty}>
      {(open, close) => <PhonePrompt {...args} open={open} onClose={close} />}
    </Opener>
  ),
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: ar.shell.links.addProperty });
    await userEvent.click(opener);
    await userEvent.type(await canvas.findByLabelText(phone), '01000001234{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent(texts.added);
    await step('Enter closes it, and the focus returns to its opener', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: texts.done })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('a number that is changed later starts empty', async () => {
      await userEvent.click(opener);
      await expect(await canvas.findByRole('dialog', { name: texts.title })).toBeVisible();
      await userEvent.type(await canvas.findByLabelText(phone), '01100001234{Enter}');
      await expect(await canvas.findByRole('dialog', { name: texts.added })).toBeVisible();
    });
  },
});

/** The added number can be confirmed at once. */
export const AddedUnconfirmed = meta.story({
  args: { onSubmit: fn(accept), onConfirm: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByLabelText(phone), '01000001234{Enter}');
    const confirm = await canvas.findByRole('button', { name: ar.account.profile.confirmPhone });
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
