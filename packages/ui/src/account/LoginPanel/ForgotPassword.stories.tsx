import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { rejectWith } from '../../forms/callForm/calls.stories.ts';
import { LoginPanel } from './LoginPanel.tsx';
import { findOpenedForm, HostedPanel, loginArgs, loginParameters } from './stories.tsx';

const meta = preview.meta({
  title: 'Account/Forgotten password',
  component: LoginPanel,
  parameters: loginParameters,
  render: (args) => <HostedPanel {...args} />,
  args: loginArgs,
});

const { account, forms } = ar;

/** The email typed in the login form is filled in. */
export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    const login = within(await findOpenedForm(canvas, { name: account.login.title }));
    await userEvent.type(login.getByLabelText(forms.fields.email), 'nadia@example.com');
    await userEvent.click(login.getByRole('button', { name: account.login.forgot }));
    const email = within(await canvas.findByRole('form', { name: account.forgot.title })).getByLabelText(
      forms.fields.email,
    );
    await step('Enter sends the link', async () => {
      await waitFor(() => expect(email).toHaveFocus());
      await expect(email).toHaveValue('nadia@example.com');
      await userEvent.keyboard('{Enter}');
      await expect(args.onForgotPassword).toHaveBeenCalledWith('nadia@example.com');
    });
    await step('the back link is at the start, its arrow to the right in Arabic', async () => {
      const back = canvas.getByRole('button', { name: account.forgot.back });
      const field = email.getBoundingClientRect();
      await expect(back.getBoundingClientRect().right).toBeGreaterThan(field.right - 24);
      await expect(getComputedStyle(back.querySelector('svg') ?? back).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    });
  },
});

/** Going back keeps the typed email. */
export const BackToLogin = meta.story({
  args: { view: 'forgot' },
  play: async ({ canvas }) => {
    const form = within(await findOpenedForm(canvas, { name: account.forgot.title }));
    await userEvent.type(form.getByLabelText(forms.fields.email), 'nadia@example.com');
    await userEvent.click(canvas.getByRole('button', { name: account.forgot.back }));
    const login = within(await findOpenedForm(canvas, { name: account.login.title }));
    await expect(login.getByLabelText(forms.fields.email)).toHaveValue('nadia@example.com');
  },
});

export const Failed = meta.story({
  args: { view: 'forgot', onForgotPassword: fn(rejectWith('link_not_sent')), email: 'nadia@example.com' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const form = within(await findOpenedForm(canvas, { name: account.forgot.title }));
    await userEvent.click(form.getByRole('button', { name: account.forgot.submit }));
    await expect(await form.findByText(getErrorMessage('link_not_sent', 'ar'))).toBeVisible();
    await expect(form.getByLabelText(forms.fields.email)).toHaveValue('nadia@example.com');
  },
});
