import { ar } from '@mashrabiya/i18n/ar';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { translateArgs, withNarrowWidth } from '../stories.tsx';
import { PhoneField } from './PhoneField.tsx';

const { fields, errors } = ar.forms;

const meta = preview.meta({
  title: 'Forms/PhoneField',
  component: PhoneField,
  decorators: [withNarrowWidth],
  args: { label: fields.phone, icon: Phone, value: '', onChange: fn() },
  render: function Controlled({ value, onChange, ...args }, { globals }) {
    const [currentValue, setCurrentValue] = useState(value);
    const change = (next: string) => {
      setCurrentValue(next);
      onChange(next);
    };
    return <PhoneField {...translateArgs(args, globals)} value={currentValue} onChange={change} />;
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: fields.phone });
    for (const typed of ['+20 100 000 1234', '0020 1000001234', '٠١٠٠ ٠٠٠ ١٢٣٤', '۰۱۰۰۰۰۰۱۲۳۴']) {
      await step(`accepts ${typed}`, async () => {
        await userEvent.clear(field);
        await userEvent.type(field, typed);
        await expect(args.onChange).toHaveBeenLastCalledWith('01000001234');
      });
    }
    await step('groups the digits on blur', async () => {
      await userEvent.tab();
      await expect(field).toHaveValue('0100 000 1234');
      await expect(field).toBeValid();
    });
    await step('left-to-right, at the start of the Arabic field', async () => {
      await expect(getComputedStyle(field).direction).toBe('ltr');
      await expect(getComputedStyle(field).textAlign).toBe('end');
    });
    await step('a digit in the middle keeps the caret', async () => {
      await userEvent.click(field);
      field.setSelectionRange(2, 2);
      await userEvent.keyboard('٥');
      await expect(field.selectionStart).toBe(3);
      await userEvent.keyboard('{Backspace}');
      await userEvent.tab();
      await expect(field).toHaveValue('0100 000 1234');
    });
  },
});

/** A land line number shows an error after blur. */
export const Invalid = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: fields.phone });
    await userEvent.type(field, '02212345678');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(errors.phone);
  },
});
