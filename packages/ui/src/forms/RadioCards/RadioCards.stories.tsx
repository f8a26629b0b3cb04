import { PAYMENT_METHODS } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { Banknote, CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { translateArgs } from '../stories.tsx';
import { RadioCards } from './RadioCards.tsx';

const { search, forms, vocabulary } = ar;
const icons = { cash: Banknote, installment: CalendarClock };

const meta = preview.meta({
  title: 'Forms/RadioCards',
  component: RadioCards,
  args: {
    legend: search.label.payment,
    name: 'payment',
    choices: PAYMENT_METHODS.map((method) => ({ value: method, text: vocabulary.payment[method] })),
    value: 'cash',
    onChange: fn(),
  },
  render: function Controlled({ value, onChange, ...args }, { globals }) {
    const { t } = useTranslation();
    const [currentValue, setCurrentValue] = useState(value);
    const choices = PAYMENT_METHODS.map((method, index) => ({
      ...args.choices[index],
      value: method,
      text: t(`vocabulary:payment.${method}`),
      detail: t(method === 'cash' ? 'forms:fields.cashHint' : 'forms:fields.installmentHint'),
      icon: icons[method],
    }));
    const change = (next: string) => {
      setCurrentValue(next);
      onChange(next);
    };
    return <RadioCards {...translateArgs(args, globals)} choices={choices} value={currentValue} onChange={change} />;
  },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const cash = canvas.getByRole('radio', { name: vocabulary.payment.cash });
    const installment = canvas.getByRole('radio', { name: vocabulary.payment.installment });
    await userEvent.tab();
    await expect(cash).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('installment');
    await expect(installment).toBeChecked();
    await expect(installment).toHaveAccessibleDescription(forms.fields.installmentHint);
    const [first, second] = [cash, installment].map((radio) => radio.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThanOrEqual(second?.left ?? 0);
  },
});

export const OneDisabled = meta.story({
  args: {
    choices: [
      { value: 'cash', text: '' },
      { value: 'installment', text: '', disabled: true },
    ],
  },
  play: async ({ args, canvas }) => {
    const pointer = userEvent.setup({ pointerEventsCheck: 0 });
    await pointer.click(canvas.getByRole('radio', { name: vocabulary.payment.installment }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  args: { value: null, error: forms.errors.required },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(forms.errors.required);
  },
});
