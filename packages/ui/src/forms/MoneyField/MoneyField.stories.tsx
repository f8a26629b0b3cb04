import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { translateArgs, withNarrowWidth } from '../stories.tsx';
import { MoneyField } from './MoneyField.tsx';

const { search, forms } = ar;
const PRICE = search.label.price;

const meta = preview.meta({
  title: 'Forms/MoneyField',
  component: MoneyField,
  decorators: [withNarrowWidth],
  args: { label: PRICE, value: null, onChange: fn() },
  render: function Controlled({ value, onChange, ...args }, { globals }) {
    const [currentValue, setCurrentValue] = useState(value);
    const change = (next: number | null) => {
      setCurrentValue(next);
      onChange(next);
    };
    return <MoneyField {...translateArgs(args, globals)} value={currentValue} onChange={change} />;
  },
});

/** Separators appear while typing, and the caret stays at its digit. */
export const Default = meta.story({
  args: { hint: search.amountExample },
  play: async ({ args, canvas, canvasElement, step }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: PRICE });
    await userEvent.type(field, '٤٨٥٠٠٠٠');
    await expect(field).toHaveValue('4,850,000');
    await expect(args.onChange).toHaveBeenLastCalledWith(4_850_000);
    await step('a digit in the middle', async () => {
      field.setSelectionRange(3, 3);
      await userEvent.keyboard('1');
      await expect(field).toHaveValue('48,150,000');
      await expect(field.selectionStart).toBe(4);
    });
    await step('Backspace steps over a separator and removes the digit before it', async () => {
      field.setSelectionRange(3, 3);
      await userEvent.keyboard('{Backspace}');
      await expect(field).toHaveValue('48,150,000');
      await expect(field.selectionStart).toBe(2);
      await userEvent.keyboard('{Backspace}');
      await expect(field).toHaveValue('4,150,000');
    });
    await step('Delete steps over a separator and removes the digit after it', async () => {
      field.setSelectionRange(1, 1);
      await userEvent.keyboard('{Delete}');
      await expect(field).toHaveValue('4,150,000');
      await expect(field.selectionStart).toBe(2);
      await userEvent.keyboard('{Delete}');
      await expect(field).toHaveValue('450,000');
      await expect(args.onChange).toHaveBeenLastCalledWith(450_000);
    });
    await step('the currency is at the end: on the left in Arabic', async () => {
      const currency = canvasElement.querySelector('.MuiInputAdornment-positionEnd bdi')?.getBoundingClientRect();
      await expect(currency?.left).toBeLessThan(field.getBoundingClientRect().left + 40);
    });
  },
});

/** An abbreviation is shown in full below the field while typing. */
export const InWords = meta.story({
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: PRICE });
    await userEvent.type(field, '٢٫٥ مليون');
    await expect(args.onChange).toHaveBeenLastCalledWith(2_500_000);
    await expect(canvas.getByText('2,500,000 ج.م')).toBeVisible();
    await userEvent.tab();
    await expect(field).toHaveValue('2,500,000');
    await userEvent.clear(field);
    await userEvent.type(field, '350k');
    await expect(args.onChange).toHaveBeenLastCalledWith(350_000);
  },
});

export const Unreadable = meta.story({
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: PRICE });
    await userEvent.type(field, 'رخيصة');
    await userEvent.tab();
    await expect(field).toHaveValue('رخيصة');
    await expect(field).toHaveAccessibleDescription(search.problem.notANumber);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

/** Amounts are not rounded: the form decides about fractions. */
export const Fraction = meta.story({
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: PRICE });
    await userEvent.type(field, '٤٫٥');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(4.5);
    await expect(field).toHaveValue('4.5');
    await userEvent.clear(field);
    await userEvent.type(field, '4,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(4.5);
  },
});

export const AboveTheHighestPrice = meta.story({
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: PRICE });
    await userEvent.type(field, '2000000000000');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(2_000_000_000_000);
    await expect(field).toHaveValue('2,000,000,000,000');
    await expect(field).toHaveAccessibleDescription(
      search.problem.overLimit.replace('{{limit}}', '1,000,000,000,000 ج.م'),
    );
  },
});

export const OutOfRange = meta.story({
  args: { min: 1_000, max: 500_000_000 },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: PRICE });
    await userEvent.type(field, '500');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(forms.errors.belowLimit.replace('{{limit}}', '1,000 ج.م'));
    await step('validated while typing after the first error', async () => {
      await userEvent.type(field, '0');
      await expect(field).toBeValid();
      await userEvent.type(field, '000000');
      await expect(field).toBeInvalid();
    });
  },
});
