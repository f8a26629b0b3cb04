import { ar } from '@mashrabiya/i18n/ar';
import { BedDouble } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { translateArgs, withNarrowWidth } from '../stories.tsx';
import { NumberStepper } from './NumberStepper.tsx';

const { search, forms } = ar;
const BEDROOMS = search.label.bedrooms;
const addLabel = (pattern: string) => pattern.replace('{{label}}', BEDROOMS);

const meta = preview.meta({
  title: 'Forms/NumberStepper',
  component: NumberStepper,
  decorators: [withNarrowWidth],
  args: { label: BEDROOMS, icon: BedDouble, value: 3, min: 1, max: 20, onChange: fn() },
  render: function Controlled({ value, onChange, ...args }, { globals }) {
    const [currentValue, setCurrentValue] = useState(value);
    const change = (next: number | null) => {
      setCurrentValue(next);
      onChange(next);
    };
    return <NumberStepper {...translateArgs(args, globals)} value={currentValue} onChange={change} />;
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('spinbutton', { name: BEDROOMS });
    const more = canvas.getByRole('button', { name: addLabel(forms.fields.increase) });
    const decreaseButton = canvas.getByRole('button', { name: addLabel(forms.fields.decrease) });
    await userEvent.click(more);
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.click(decreaseButton);
    await expect(field).toHaveValue('3');
    await step('arrows, Home and End', async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(field).toHaveAttribute('aria-valuenow', '5');
      await userEvent.keyboard('{ArrowDown}');
      await expect(field).toHaveValue('4');
      await userEvent.keyboard('{End}');
      await expect(field).toHaveValue('20');
      await expect(more).toBeDisabled();
      await userEvent.keyboard('{Home}');
      await expect(decreaseButton).toBeDisabled();
    });
    await step('typed in Arabic digits', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '١٢');
      await expect(args.onChange).toHaveBeenLastCalledWith(12);
      await expect(field).toHaveValue('12');
    });
    await step('plus is at the very end: left of minus in Arabic', async () => {
      await expect(more.getBoundingClientRect().left).toBeLessThan(decreaseButton.getBoundingClientRect().left);
    });
  },
});

export const Empty = meta.story({
  args: { value: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: addLabel(forms.fields.increase) }));
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await userEvent.clear(canvas.getByRole('spinbutton'));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

export const OutOfRange = meta.story({
  args: { value: null },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, '25');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(search.problem.overLimit.replace('{{limit}}', '20'));
  },
});

/** Accepts thousands separators of both scripts. */
export const Separators = meta.story({
  args: { value: null, max: 1_000_000 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, '1,000');
    await expect(args.onChange).toHaveBeenLastCalledWith(1000);
    await userEvent.clear(field);
    await userEvent.type(field, '١٢٬٥٠٠');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(12_500);
    await expect(field).toBeValid();
  },
});

export const Fraction = meta.story({
  args: { value: null, max: 1000 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, '٦٢٫٥');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(62.5);
    await expect(field).toHaveValue('62.5');
    await expect(field).toHaveAccessibleDescription(forms.problem.number_not_whole);
    await userEvent.click(canvas.getByRole('button', { name: addLabel(forms.fields.increase) }));
    await expect(field).toHaveValue('63');
    await expect(field).toBeValid();
  },
});

/** The form reports unreadable text as a missing answer; the field shows the real problem instead. */
export const Unreadable = meta.story({
  args: { value: null, error: forms.problem.bedrooms_required },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await expect(field).toHaveAccessibleDescription(forms.problem.bedrooms_required);
    await userEvent.type(field, 'three');
    await expect(field).toHaveAccessibleDescription(forms.problem.number_invalid);
  },
});

export const Disabled = meta.story({ args: { disabled: true } });
