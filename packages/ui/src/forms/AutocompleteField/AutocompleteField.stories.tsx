import { ar } from '@mashrabiya/i18n/ar';
import { governorates } from '@mashrabiya/mocks';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { translateArgs, withNarrowWidth } from '../stories.tsx';
import { AutocompleteField } from './AutocompleteField.tsx';

const { search, forms } = ar;
const LABEL = search.label.gover;
const getOptions = (language: 'ar' | 'en') =>
  governorates(language).map(({ id, name, ar_name, en_name, cities }) => ({
    value: String(id),
    text: name,
    also: `${ar_name} ${en_name}`,
    detail: cities[0]?.name,
  }));
const findId = (name: string) => getOptions('en').find(({ text }) => text === name)?.value ?? null;

const meta = preview.meta({
  title: 'Forms/AutocompleteField',
  component: AutocompleteField,
  decorators: [
    withNarrowWidth,
    (Story) => (
      <div style={{ minBlockSize: 380 }}>
        <Story />
      </div>
    ),
  ],
  args: { label: LABEL, icon: MapPin, options: getOptions('ar'), value: null, onChange: fn() },
  render: function Controlled({ value, onChange, ...args }, { globals }) {
    const [currentValue, setCurrentValue] = useState(value);
    const change = (next: string | null) => {
      setCurrentValue(next);
      onChange(next);
    };
    const options = args.options.length ? getOptions(getLanguage(globals)) : [];
    return (
      <AutocompleteField {...translateArgs(args, globals)} options={options} value={currentValue} onChange={change} />
    );
  },
});

/** Types Latin letters, moves through the options, picks one and clears it, all by keyboard. */
export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('combobox', { name: LABEL });
    await userEvent.tab();
    await userEvent.keyboard('alex');
    const list = within(await screen.findByRole('listbox', { name: LABEL }));
    await expect(list.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(findId('Alexandria'));
    await expect(field).toHaveValue('الإسكندرية');
    await step('text without a selection is removed', async () => {
      await userEvent.type(field, 'xyz');
      await userEvent.tab();
      await expect(field).toHaveValue('الإسكندرية');
    });
    await step('after clearing, nothing is selected', async () => {
      await userEvent.clear(field);
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
    await step('the icon is at the start: on the right in Arabic', async () => {
      const icon = field.parentElement?.querySelector('.MuiInputAdornment-positionStart')?.getBoundingClientRect();
      await expect(field.getBoundingClientRect().right - (icon?.right ?? 0)).toBeLessThan(20);
    });
  },
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: LABEL });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const [, second] = screen.getAllByRole('option');
    await expect(field).toHaveAttribute('aria-activedescendant', second?.id);
  },
});

export const Chosen = meta.story({
  args: { value: findId('Cairo') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: forms.select.clear.replace('{{label}}', LABEL) }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('combobox', { name: LABEL })).toHaveFocus();
    await userEvent.keyboard('القاهرة{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(findId('Cairo'));
  },
});

export const NoResults = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: LABEL }), 'أطلانتس');
    await expect(screen.getByRole('status')).toHaveTextContent(forms.select.noMatch);
  },
});
