import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { translateArgs, withNarrowWidth } from '../../forms/stories.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

const { field } = ar.account;
const { fields, problem } = ar.forms;

const createBinding = (name: string, value = '', error?: string) => ({
  id: name,
  name,
  value,
  error,
  valid: false,
  onChange: fn(),
  onBlur: fn(),
});

const meta = preview.meta({
  title: 'Account/NewPasswordFields',
  component: NewPasswordFields,
  decorators: [withNarrowWidth],
  args: {
    label: field.newPassword,
    password: createBinding('password'),
    confirmation: createBinding('password_confirmation'),
  },
  render: (args, { globals }) => <NewPasswordFields {...translateArgs(args, globals)} />,
});

/** Password managers offer a new password for both fields. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const password = canvas.getByLabelText(field.newPassword, { selector: 'input' });
    const confirmation = canvas.getByLabelText(fields.confirmPassword, { selector: 'input' });
    for (const input of [password, confirmation]) await expect(input).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(confirmation, 'n');
    await expect(args.confirmation.onChange).toHaveBeenCalledWith('n');
  },
});

export const Mismatch = meta.story({
  args: {
    password: createBinding('password', 'rawasheen-2026'),
    confirmation: createBinding('password_confirmation', 'rawasheen-2025', problem.confirmation_mismatch),
  },
});

export const English = meta.story({ globals: { locale: 'en' } });
