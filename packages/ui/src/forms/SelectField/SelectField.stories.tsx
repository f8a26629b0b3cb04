import { FINISHINGS } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inLanguage, narrow } from '../stories.tsx';
import { SelectField } from './SelectField.tsx';

const { finding, forms, vocabulary } = ar;
const LABEL = finding.label.finishing;
const options = FINISHINGS.map((one) => ({ value: one, text: vocabulary.finishing[one] }));

const meta = preview.meta({
  title: 'Forms/SelectField',
  component: SelectField,
  decorators: [narrow],
  args: { label: LABEL, options, value: '', onChange: fn() },
  render: function Held({ value, onChange, ...args }, { globals }) {
    const { t } = useTranslation();
    const [now, setNow] = useState(value);
    const take = (next: string) => {
      setNow(next);
      onChange(next);
    };
    const texts = args.options.length
      ? FINISHINGS.map((one) => ({ value: one, text: t(`vocabulary.finishing.${one}`) }))
      : [];
    return <SelectField {...inLanguage(args, globals)} options={texts} value={now} onChange={take} />;
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: LABEL });
    await expect(field).toHaveDisplayValue(forms.select.choose);
    await userEvent.selectOptions(field, vocabulary.finishing.luxury);
    await expect(args.onChange).toHaveBeenCalledWith('luxury');
    const chevron = canvasElement.querySelector('.end svg')?.getBoundingClientRect();
    await expect(chevron?.left).toBeLessThan(field.getBoundingClientRect().left + 40);
  },
});

export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: LABEL });
    await expect(field).toHaveAttribute('aria-busy', 'true');
    await expect(field).toHaveDisplayValue(ar.common.loading);
  },
});

export const Empty = meta.story({
  args: { options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: LABEL })).toHaveDisplayValue(forms.select.none);
  },
});
