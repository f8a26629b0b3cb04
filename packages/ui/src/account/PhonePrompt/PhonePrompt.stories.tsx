import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Opener, panelParameters } from '../stories.tsx';
import { PhonePrompt } from './PhonePrompt.tsx';

const meta = preview.meta({
  title: 'Account/PhonePrompt',
  component: PhonePrompt,
  parameters: panelParameters,
  args: { open: true, onClose: fn(), onSubmit: fn() },
});

const { failure, phonePrompt: texts, problem } = ar.account;
const { phone } = ar.forms.fields;

/** A number as people type it, in Arabic digits with spaces, arrives as 11 digits. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await canvas.findByRole('dialog', { name: texts.title });
    await userEvent.type(canvas.getByLabelText(phone), '٠١٠ ٠٠٠٠ ١٢٣٤{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('01000001234');
    await userEvent.click(canvas.getByRole('button', { name: texts.later }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Too short: nothing is sent, and the field is where the keyboard goes. */
export const Blocked = meta.story({
  play: async ({ args, canvas }) => {
    await canvas.findByRole('dialog');
    await userEvent.type(canvas.getByLabelText(phone), '0100');
    await userEvent.click(canvas.getByRole('button', { name: texts.submit }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(problem.phoneWrong);
    await expect(canvas.getByLabelText(phone)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({ args: { busy: true }, globals: { viewport: { value: 'phone' } } });

export const Failed = meta.story({
  args: { failure: 'phoneTaken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failure.phoneTaken);
  },
});

export const Added = meta.story({
  args: { added: true, open: false },
  render: (args) => (
    <Opener label={ar.shell.links.addProperty}>
      {(open, close) => <PhonePrompt {...args} open={open} onClose={close} />}
    </Opener>
  ),
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: ar.shell.links.addProperty });
    await userEvent.click(opener);
    await expect(await canvas.findByRole('status')).toHaveTextContent(texts.added);
    await step('Enter closes it, and the focus is back where it came from', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: texts.done })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await userEvent.click(opener);
    await expect(await canvas.findByRole('dialog', { name: texts.added })).toBeVisible();
  },
});
