import { ar } from '@mashrabiya/i18n/ar';
import { governorates } from '@mashrabiya/mocks';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { type PlaceChoice, PlaceFields } from './PlaceFields.tsx';

const { search, forms } = ar;
const cairo = governorates('ar').find(({ en_name }) => en_name === 'Cairo');
const alexandria = governorates('ar').find(({ en_name }) => en_name === 'Alexandria');

const meta = preview.meta({
  title: 'Forms/PlaceFields',
  component: PlaceFields,
  args: { governorates: governorates('ar'), value: {}, onChange: fn() },
  render: function Controlled({ value, onChange, ...args }, { globals }) {
    const [currentValue, setCurrentValue] = useState(value);
    const change = (next: PlaceChoice) => {
      setCurrentValue(next);
      onChange(next);
    };
    const places = args.governorates.length ? governorates(getLanguage(globals)) : [];
    return <PlaceFields {...args} governorates={places} value={currentValue} onChange={change} />;
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    const governorate = canvas.getByRole('combobox', { name: search.label.gover });
    const city = canvas.getByRole('combobox', { name: search.label.city });
    await expect(city).toBeDisabled();
    await expect(city).toHaveAttribute('placeholder', forms.select.governorateFirst);
    await userEvent.type(governorate, 'اسكندريه{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ gover: alexandria?.id });
    await userEvent.click(city);
    await expect(screen.getAllByRole('option')).toHaveLength(alexandria?.cities.length ?? 0);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ gover: alexandria?.id, city: alexandria?.cities[0]?.id });
    await step('the governorate comes first: on the right in Arabic', async () => {
      const [first, second] = [governorate, city].map((field) => field.getBoundingClientRect());
      if (first && second && first.top === second.top) await expect(first.left).toBeGreaterThan(second.left);
    });
  },
});

/** Changing the governorate clears the city. */
export const CityCleared = meta.story({
  args: { value: { gover: cairo?.id, city: cairo?.cities[0]?.id } },
  play: async ({ args, canvas }) => {
    const governorate = canvas.getByRole('combobox', { name: search.label.gover });
    const city = canvas.getByRole('combobox', { name: search.label.city });
    await expect(city).toHaveValue(cairo?.cities[0]?.name ?? '');
    await userEvent.clear(governorate);
    await userEvent.type(governorate, 'القاهرة{Enter}');
    await expect(city).toHaveValue(cairo?.cities[0]?.name ?? '');
    await userEvent.clear(governorate);
    await userEvent.type(governorate, 'alexandria{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ gover: alexandria?.id });
    await expect(city).toHaveValue('');
  },
});

export const Loading = meta.story({ args: { governorates: [], loading: true } });
