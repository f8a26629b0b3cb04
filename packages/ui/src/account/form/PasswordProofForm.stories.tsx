import styled from '@emotion/styled';
import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { translateArgs, withNarrowWidth } from '../../forms/stories.tsx';
import { accountFormStyles } from './accountFormStyles.ts';
import { HasPasswordContext } from './hasPassword.ts';
import { PasswordProofForm } from './PasswordProofForm.tsx';

const { field, twoFactor } = ar.account;
const Root = styled('section')(accountFormStyles);

const meta = preview.meta({
  title: 'Account/PasswordProofForm',
  component: PasswordProofForm,
  decorators: [withNarrowWidth],
  args: { labelledBy: 'heading', submit: twoFactor.turnOff, contentAfter: null, onSubmit: fn(accept) },
  render: (args, { globals }) => (
    <Root>
      <h2 id="heading">{translateArgs({ text: args.submit }, globals).text}</h2>
      <PasswordProofForm {...translateArgs(args, globals)} />
    </Root>
  ),
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('form', { name: twoFactor.turnOff })).toBeVisible();
    await userEvent.type(canvas.getByLabelText(field.currentPassword), 'mashrabiya{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('mashrabiya');
  },
});

/** An account without a password confirms by the button alone. */
export const WithoutPassword = meta.story({
  decorators: [
    (Story) => (
      <HasPasswordContext value={false}>
        <Story />
      </HasPasswordContext>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText(field.currentPassword)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: twoFactor.turnOff }));
    await expect(args.onSubmit).toHaveBeenCalledWith(null);
  },
});

export const Refused = meta.story({
  args: { onSubmit: fn(rejectWith('wrong_password', '/current_password')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(field.currentPassword), 'mashrabiya{Enter}');
    await expect(await canvas.findByRole('link', { name: getErrorMessage('wrong_password', 'ar') })).toBeVisible();
  },
});

export const Busy = meta.story({
  args: { onSubmit: fn(stayPending) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(field.currentPassword), 'mashrabiya{Enter}');
    await expect(await canvas.findByRole('button', { name: twoFactor.turnOff, busy: true })).toBeVisible();
  },
});
