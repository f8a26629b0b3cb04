import { FINISHINGS } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { choose, translateArgs, withNarrowWidth } from '../stories.tsx';
import { SelectField } from './SelectField.tsx';

const { search, forms, vocabulary } = ar;
const LABEL = search.label.finishing;
const options = FINISHINGS.map((finishing) => ({ value: finishing, text: vocabulary.finishing[finishing] }));

const meta = preview.meta({
  title: 'Forms/SelectField',
  component: SelectField,
  decorators: [withNarrowWidth],
  args: { label: LABEL, options, value: '', onChange: fn() },
  render: function Controlled({ value, onChange, ...args }, { globals }) {
    const { t } = useTranslation();
    const [currentValue, setCurrentValue] = useState(value);
    const change = (next: string) => {
      setCurrentValue(next);
      onChange(next);
    };
    const texts = args.options.length
      ? FINISHINGS.map((finishing) => ({ value: finishing, text: t(`vocabulary:finishing.${finishing}`) }))
      : [];
    return <SelectField {...translateArgs(args, globals)} options={texts} value={currentValue} onChange={change} />;
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: LABEL });
    await expect(field).toHaveTextContent(forms.select.choose);
    await choose(field, vocabulary.finishing.luxury);
    await expect(args.onChange).toHaveBeenCalledWith('luxury');
    await expect(field).toHaveTextContent(vocabulary.finishing.luxury);
    const chevron = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(chevron?.left).toBeLessThan(field.getBoundingClientRect().left + 40);
  },
});

export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: LABEL });
    await expect(field).toHaveAttribute('aria-busy', 'true');
    await expect(field).toHaveTextContent(ar.common.loading);
  },
});

/** Arrow keys open the list and move in it, Enter selects, Escape cancels. */
export const Keyboard = meta.story({
  args: { value: 'luxury' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: LABEL });
    const expectClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { selected: true })).toHaveFocus();
    await userEvent.keyboard('{Home}{Escape}');
    await expectClosed();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Home}{Enter}');
    await expectClosed();
    await expect(args.onChange).toHaveBeenCalledWith(FINISHINGS[0]);
  },
});

/** The list is as wide as its field, and right-aligned. */
export const Open = meta.story({
  args: { value: 'luxury' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: LABEL });
    await userEvent.click(field);
    const list = await screen.findByRole('listbox');
    await expect(getComputedStyle(list).direction).toBe('rtl');
    await waitFor(() => expect(list.getBoundingClientRect().top).toBeGreaterThan(field.getBoundingClientRect().top));
  },
});

export const Empty = meta.story({
  args: { options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: LABEL })).toHaveTextContent(forms.select.none);
  },
});
