import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { rejectWith } from '../../forms/callForm/calls.stories.ts';
import { LoginPanel } from './LoginPanel.tsx';
import { findOpenedForm, HostedPanel, loginArgs, loginParameters } from './stories.tsx';

const meta = preview.meta({
  title: 'Account/Registration',
  component: LoginPanel,
  parameters: loginParameters,
  render: (args) => <HostedPanel {...args} />,
  args: { ...loginArgs, view: 'register' as const },
});

const { account, forms } = ar;
const { fields } = forms;
const title = { name: account.register.title };

/** By keyboard from the first field to Enter. A number in Arabic digits is sent in its national form. */
export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    const form = within(await findOpenedForm(canvas, title));
    await waitFor(() => expect(form.getByLabelText(fields.name)).toHaveFocus());
    await userEvent.keyboard('نادية عبد الفتاح{Tab}nadia@example.com{Tab}٠١٠ ٠٠٠٠ ١٢٣٤{Tab}rawasheen{Tab}');
    await expect(form.getByLabelText(fields.phone, { exact: false })).toHaveValue('010 0000 1234');
    await step('a password can be shown', async () => {
      const show = form.getAllByRole('button', { name: fields.showPassword })[0];
      await expect(show).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(form.getByLabelText(fields.password)).toHaveAttribute('type', 'text');
    });
    await userEvent.keyboard('{Tab}rawasheen{Enter}');
    await expect(args.onRegister).toHaveBeenCalledWith({
      name: 'نادية عبد الفتاح',
      email: 'nadia@example.com',
      phone: '01000001234',
      password: 'rawasheen',
      password_confirmation: 'rawasheen',
    });
  },
});

/** The phone number is optional. */
export const WithoutPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const form = within(await findOpenedForm(canvas, title));
    await userEvent.type(form.getByLabelText(fields.name), 'نادية');
    await userEvent.type(form.getByLabelText(fields.email), 'nadia@example.com');
    await userEvent.type(form.getByLabelText(fields.password), 'rawasheen');
    await userEvent.type(form.getByLabelText(fields.confirmPassword), 'rawasheen');
    await userEvent.click(form.getByRole('button', { name: account.register.submit }));
    await expect(args.onRegister).toHaveBeenCalledWith({
      name: 'نادية',
      email: 'nadia@example.com',
      password: 'rawasheen',
      password_confirmation: 'rawasheen',
    });
  },
});

export const Blocked = meta.story({
  play: async ({ args, canvas, step }) => {
    const form = within(await findOpenedForm(canvas, title));
    const box = form.getByRole('alert');
    const submit = form.getByRole('button', { name: account.register.submit });
    await step('all required fields are empty: the first error is announced', async () => {
      await userEvent.click(submit);
      await expect(box).toHaveTextContent(forms.problem.name_required);
      await expect(form.getByLabelText(fields.name)).toHaveFocus();
    });
    await step('once it is fixed, the next one is announced', async () => {
      await userEvent.type(form.getByLabelText(fields.name), 'نادية');
      await expect(box).toHaveTextContent(forms.problem.email_required);
      await userEvent.type(form.getByLabelText(fields.email), 'nadia@example.com');
      await userEvent.type(form.getByLabelText(fields.password), 'rawasheen');
      await userEvent.type(form.getByLabelText(fields.confirmPassword), 'rawashen');
      await expect(box).toHaveTextContent(forms.problem.confirmation_mismatch);
      await expect(form.getByLabelText(fields.email)).toHaveAttribute('aria-invalid', 'false');
      await expect(form.getByLabelText(fields.confirmPassword)).toHaveAttribute('aria-invalid', 'true');
    });
    await userEvent.click(submit);
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
});

/** A refused email shows an error at its field until it changes. All typed text stays. */
export const Failed = meta.story({
  args: { onRegister: fn(rejectWith('register_email_taken', '/email')), email: 'nadia@example.com' },
  play: async ({ canvas }) => {
    const form = within(await findOpenedForm(canvas, title));
    const email = form.getByLabelText(fields.email);
    await userEvent.type(form.getByLabelText(fields.name), 'نادية');
    await userEvent.type(form.getByLabelText(fields.password), 'rawasheen');
    await userEvent.type(form.getByLabelText(fields.confirmPassword), 'rawasheen{Enter}');
    const text = getErrorMessage('register_email_taken', 'ar');
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(text));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(email, 'x');
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'false'));
    await userEvent.type(email, '{Backspace}');
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(text));
    await expect(form.getByLabelText(fields.password)).toHaveValue('rawasheen');
  },
});

/** For an existing account, offers login with its email. */
export const LogInInstead = meta.story({
  args: { onRegister: fn(rejectWith('register_email_taken', '/email')), email: 'nadia@example.com' },
  play: async ({ args, canvas }) => {
    const form = within(await findOpenedForm(canvas, title));
    await expect(form.queryByRole('button', { name: account.register.logInInstead })).toBeNull();
    await userEvent.type(form.getByLabelText(fields.name), 'نادية');
    await userEvent.clear(form.getByLabelText(fields.email));
    await userEvent.type(form.getByLabelText(fields.email), 'samir@example.com');
    await userEvent.type(form.getByLabelText(fields.password), 'rawasheen');
    await userEvent.type(form.getByLabelText(fields.confirmPassword), 'rawasheen{Enter}');
    await userEvent.click(await form.findByRole('button', { name: account.register.logInInstead }));
    await expect(args.onViewChange).toHaveBeenCalledWith('login');
    const login = within(await findOpenedForm(canvas, { name: account.login.title }));
    await expect(login.getByLabelText(fields.email)).toHaveValue('samir@example.com');
  },
});

/** Waits until the emailed link is opened. */
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
