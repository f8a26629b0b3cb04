import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import { HostedPanel, loginParameters, openedForm } from './stories.tsx';

const meta = preview.meta({
  title: 'Account/Registration',
  component: LoginPanel,
  parameters: loginParameters,
  render: (args) => <HostedPanel {...args} />,
  args: {
    open: true,
    view: 'register' as const,
    onClose: fn(),
    onView: fn(),
    onLogin: fn(),
    onRegister: fn(),
    onForgot: fn(),
    onProvider: fn(),
  },
});

const { account } = ar;
const { fields } = ar.forms;
const title = { name: account.register.title };

/** By keyboard alone, from the first field to Enter. A number typed in Arabic digits arrives in its national form. */
export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    const form = within(await openedForm(canvas, title));
    await waitFor(() => expect(form.getByLabelText(fields.name)).toHaveFocus());
    await userEvent.keyboard('نادية عبد الفتاح{Tab}nadia@example.com{Tab}٠١٠ ٠٠٠٠ ١٢٣٤{Tab}mashrabiya{Tab}');
    await expect(form.getByLabelText(fields.phone, { exact: false })).toHaveValue('010 0000 1234');
    await step('a password can be shown', async () => {
      const show = form.getAllByRole('button', { name: fields.showPassword })[0];
      await expect(show).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(form.getByLabelText(fields.password)).toHaveAttribute('type', 'text');
    });
    await userEvent.keyboard('{Tab}mashrabiya{Enter}');
    await expect(args.onRegister).toHaveBeenCalledWith({
      name: 'نادية عبد الفتاح',
      email: 'nadia@example.com',
      phone: '01000001234',
      password: 'mashrabiya',
      password_confirmation: 'mashrabiya',
    });
  },
});

/** Without a phone none is sent. */
export const WithoutPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const form = within(await openedForm(canvas, title));
    await userEvent.type(form.getByLabelText(fields.name), 'نادية');
    await userEvent.type(form.getByLabelText(fields.email), 'nadia@example.com');
    await userEvent.type(form.getByLabelText(fields.password), 'mashrabiya');
    await userEvent.type(form.getByLabelText(fields.confirmPassword), 'mashrabiya');
    await userEvent.click(form.getByRole('button', { name: account.register.submit }));
    await expect(args.onRegister).toHaveBeenCalledWith({
      name: 'نادية',
      email: 'nadia@example.com',
      password: 'mashrabiya',
      password_confirmation: 'mashrabiya',
    });
  },
});

export const Blocked = meta.story({
  play: async ({ args, canvas, step }) => {
    const form = within(await openedForm(canvas, title));
    const box = form.getByRole('alert');
    const submit = form.getByRole('button', { name: account.register.submit });
    await step('all that is needed is missing: the first is told', async () => {
      await userEvent.click(submit);
      await expect(box).toHaveTextContent(account.problem.nameMissing);
      await expect(form.getByLabelText(fields.name)).toHaveFocus();
    });
    await step('once it is mended, the next one is', async () => {
      await userEvent.type(form.getByLabelText(fields.name), 'نادية');
      await expect(box).toHaveTextContent(account.problem.emailMissing);
      await userEvent.type(form.getByLabelText(fields.email), 'nadia@example.com');
      await userEvent.type(form.getByLabelText(fields.password), 'mashrabiya');
      await userEvent.type(form.getByLabelText(fields.confirmPassword), 'mashrabia');
      await expect(box).toHaveTextContent(account.problem.confirmationDifferent);
      await expect(form.getByLabelText(fields.email)).toHaveAttribute('aria-invalid', 'false');
      await expect(form.getByLabelText(fields.confirmPassword)).toHaveAttribute('aria-invalid', 'true');
    });
    await userEvent.click(submit);
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { failure: 'emailTaken', email: 'nadia@example.com' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(account.failure.emailTaken);
  },
});

/** The link is in the person's mailbox, and is waited for. */
export const Verifying = meta.story({
  args: { verification: 'inProgress', email: 'nadia@example.com', onResend: fn() },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: account.verify.title })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(account.verify.waiting);
    await expect(getComputedStyle(canvas.getByText('nadia@example.com')).direction).toBe('ltr');
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: account.verify.resend }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
});

export const Verified = meta.story({
  args: { verification: 'verified' },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(account.verify.doneText);
    await waitFor(() => expect(canvas.getByRole('heading', { name: account.verify.doneTitle })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: account.verify.start }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
