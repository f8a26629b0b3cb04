import { FINISHINGS } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { translateArgs } from '../stories.tsx';
import { ChoiceChips } from './ChoiceChips.tsx';

const { search, forms, vocabulary } = ar;

const meta = preview.meta({
  title: 'Forms/ChoiceChips',
  component: ChoiceChips,
  args: {
    legend: search.label.finishing,
    name: 'finishing',
    choices: FINISHINGS.map((finishing) => ({ value: finishing, text: vocabulary.finishing[finishing] })),
    value: ['finished'],
    onChange: fn(),
  },
  render: function Controlled({ value, onChange, ...args }, { globals }) {
    const { t } = useTranslation();
    const [currentValue, setCurrentValue] = useState([...value]);
    const choices = FINISHINGS.map((finishing) => ({ value: finishing, text: t(`vocabulary:finishing.${finishing}`) }));
    const change = (next: string[]) => {
      setCurrentValue(next);
      onChange(next);
    };
    return <ChoiceChips {...translateArgs(args, globals)} choices={choices} value={currentValue} onChange={change} />;
  },
});

/** Single choice: arrow keys move it, as in any group of radio buttons. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const finished = canvas.getByRole('radio', { name: vocabulary.finishing.finished });
    await expect(finished).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['luxury']);
    const [first, second] = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(second?.left ?? 0);
  },
});

export const Several = meta.story({
  args: { multiple: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: vocabulary.finishing.furnished }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['finished', 'furnished']);
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: vocabulary.finishing.luxury }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  args: { multiple: true, value: [], error: forms.errors.choice },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(forms.errors.choice);
  },
});
