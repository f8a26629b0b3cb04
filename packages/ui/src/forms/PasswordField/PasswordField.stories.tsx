import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { translateArgs, withNarrowWidth } from '../stories.tsx';
import { PasswordField } from './PasswordField.tsx';

const { fields } = ar.forms;

const meta = preview.meta({
  title: 'Forms/PasswordField',
  component: PasswordField,
  decorators: [withNarrowWidth],
  args: { label: fields.password, value: '', onChange: fn() },
  render: function Controlled({ value, onChange, ...args }, { globals }) {
    const [currentValue, setCurrentValue] = useState(value);
    const change = (next: string) => {
      setCurrentValue(next);
      onChange(next);
    };
    return <PasswordField {...translateArgs(args, globals)} value={currentValue} onChange={change} />;
  },
});

export const Default = meta.story({
  args: { hint: fields.passwordHint },
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(fields.password, { selector: 'input' });
    const show = canvas.getByRole('button', { name: fields.showPassword });
    await userEvent.type(field, 'nile-2027');
    await expect(args.onChange).toHaveBeenLastCalledWith('nile-2027');
    await expect(field).toHaveAttribute('type', 'password');
    await step('showing it keeps the focus and the caret', async () => {
      field.setSelectionRange(4, 4);
      await userEvent.click(show);
      await expect(field).toHaveAttribute('type', 'text');
      await expect(show).toHaveAttribute('aria-pressed', 'true');
      await expect(field).toHaveFocus();
      await expect([field.selectionStart, field.selectionEnd]).toEqual([4, 4]);
    });
    await step('with the keyboard the focus stays on the button', async () => {
      await userEvent.tab();
      await expect(show).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(show).toHaveFocus();
      await expect(field).toHaveAttribute('type', 'password');
    });
    await step('the button is at the end: on the left in Arabic', async () => {
      await expect(show.getBoundingClientRect().left).toBeLessThan(field.getBoundingClientRect().left + 40);
    });
  },
});

export const Revealed = meta.story({
  args: { value: 'nile-2027', valid: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: fields.showPassword }));
    await expect(canvas.getByDisplayValue('nile-2027')).toBeVisible();
  },
});
