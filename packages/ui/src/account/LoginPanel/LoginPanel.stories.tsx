import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { rejectOffline, rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { Opener } from '../stories.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import { findOpenedForm, HostedPanel, loginArgs, loginParameters } from './stories.tsx';

const meta = preview.meta({
  title: 'Account/LoginPanel',
  component: LoginPanel,
  parameters: loginParameters,
  render: (args) => <HostedPanel {...args} />,
  args: { ...loginArgs, onSelectPasskey: fn() },
});

const { account, common, forms, pages, shell } = ar;
const { fields } = forms;

export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    const form = await canvas.findByRole('form', { name: account.login.title });
    const email = within(form).getByLabelText(fields.email);
    await step('it opens with the focus in the first field', async () => {
      await expect(canvas.getByRole('dialog', { name: shell.login })).toBeVisible();
      await waitFor(() => expect(email).toHaveFocus());
    });
    await step('Enter logs in', async () => {
      await userEvent.keyboard('nadia@example.com');
      await userEvent.type(within(form).getByLabelText(fields.password), 'mashrabiya{Enter}');
      await expect(args.onLogin).toHaveBeenCalledWith({ email: 'nadia@example.com', password: 'mashrabiya' });
    });
    await step('a provider logs in', async () => {
      await userEvent.click(canvas.getByRole('button', { name: account.social.apple }));
      await expect(args.onSelectProvider).toHaveBeenCalledWith('apple');
    });
    await step('a passkey logs in', async () => {
      await userEvent.click(canvas.getByRole('button', { name: account.passkeys.login }));
      await expect(args.onSelectPasskey).toHaveBeenCalledOnce();
    });
    await step('the close icon asks to close', async () => {
      await userEvent.click(canvas.getByRole('button', { name: common.close }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

/** A visitor wanted to add a property. */
export const WithMessage = meta.story({
  args: { message: pages.login.addProperty },
  play: async ({ canvas }) => {
    const field = within(await findOpenedForm(canvas)).getByLabelText(fields.email);
    const banner = canvas.getByText(pages.login.addProperty);
    await expect(banner.getBoundingClientRect().bottom).toBeLessThan(field.getBoundingClientRect().top);
  },
});

export const Blocked = meta.story({
  play: async ({ args, canvas, step }) => {
    const form = within(await findOpenedForm(canvas));
    const email = form.getByLabelText(fields.email);
    const password = form.getByLabelText(fields.password);
    const box = form.getByRole('alert');
    await step('a field is validated on blur, and then while typing', async () => {
      await userEvent.type(email, 'nadia');
      await expect(email).toHaveAttribute('aria-invalid', 'false');
      await userEvent.tab();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await userEvent.type(email, '@example.com');
      await expect(email).toHaveAttribute('aria-invalid', 'false');
      await userEvent.type(email, '@');
      await expect(email).toHaveAttribute('aria-invalid', 'true');
    });
    await step('Enter submits nothing, and moves the focus to the first error', async () => {
      await userEvent.type(password, 'short{Enter}');
      await expect(email).toHaveFocus();
      await expect(args.onLogin).not.toHaveBeenCalled();
    });
    await step('the box shows the first error; each field shows its own', async () => {
      await expect(form.getByText(forms.problem.password_short)).toBeVisible();
      await expect(password).toHaveAttribute('aria-invalid', 'true');
      await expect(box).toHaveTextContent(forms.problem.email_invalid);
      await expect(box).not.toHaveTextContent(forms.problem.password_short);
      await expect(box).toHaveTextContent(forms.errors.blocked);
    });
  },
});

/** While submitting, Enter does nothing. */
export const Busy = meta.story({
  args: { onLogin: fn(stayPending) },
  play: async ({ args, canvas }) => {
    const form = within(await findOpenedForm(canvas));
    await userEvent.type(form.getByLabelText(fields.email), 'nadia@example.com');
    await userEvent.type(form.getByLabelText(fields.password), 'mashrabiya{Enter}{Enter}');
    await expect(await form.findByRole('button', { name: shell.login, busy: true })).toBeVisible();
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
});

/** The typed text stays. */
export const Failed = meta.story({
  args: { onLogin: fn(rejectWith('wrong_login')), email: 'nadia@example.com' },
  play: async ({ canvas }) => {
    const form = within(await findOpenedForm(canvas));
    await userEvent.type(form.getByLabelText(fields.password), 'mashrabiya{Enter}');
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(getErrorMessage('wrong_login', 'ar')));
    await expect(form.getByLabelText(fields.password)).toHaveValue('mashrabiya');
  },
});

export const Offline = meta.story({
  args: { onLogin: fn(rejectOffline), email: 'nadia@example.com' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const form = within(await findOpenedForm(canvas));
    await userEvent.type(form.getByLabelText(fields.password), 'mashrabiya{Enter}');
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(forms.errors.network));
  },
});

export const FocusReturns = meta.story({
  args: { open: false },
  render: (args) => (
    <Opener label={shell.login}>{(open, close) => <HostedPanel {...args} open={open} onClose={close} />}</Opener>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: shell.login });
    await userEvent.click(opener);
    const form = await findOpenedForm(canvas, { name: account.login.title });
    await userEvent.type(within(form).getByLabelText(fields.password), 'mashrabiya');
    await userEvent.click(canvas.getByRole('button', { name: common.close }));
    await waitFor(() => expect(opener).toHaveFocus());
    // The typed text is cleared for the next opening.
    await userEvent.click(opener);
    const reopenedForm = await canvas.findByRole('form', { name: account.login.title });
    await expect(within(reopenedForm).getByLabelText(fields.password)).toHaveValue('');
  },
});

/** Without configured providers, in a browser without passkeys. */
export const WithoutProviders = meta.story({
  args: { providers: [], onSelectPasskey: undefined },
  play: async ({ canvas }) => {
    const form = await findOpenedForm(canvas, { name: account.login.title });
    await expect(canvas.queryByRole('button', { name: account.social.google })).toBeNull();
    await expect(form).toBeVisible();
  },
});
