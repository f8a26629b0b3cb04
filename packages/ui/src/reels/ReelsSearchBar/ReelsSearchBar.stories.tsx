import { ar } from '@mashrabiya/i18n/ar';
import { cities } from '@mashrabiya/mocks';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { ReelsSearchBar } from './ReelsSearchBar.tsx';

const { search } = ar.reels;

const meta = preview.meta({
  title: 'Reels/ReelsSearchBar',
  component: ReelsSearchBar,
  args: {
    value: '',
    cities: cities('ar').slice(0, 9),
    cityId: null,
    onChange: fn(),
    onSubmit: fn(),
    onCity: fn(),
  },
  render: function Typed(args, { globals }) {
    const [value, setValue] = useState(args.value);
    const change = (text: string) => {
      setValue(text);
      args.onChange(text);
    };
    return (
      <ReelsSearchBar
        {...args}
        cities={cities(getLanguage(globals)).slice(0, args.cities.length)}
        value={value}
        onChange={change}
      />
    );
  },
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: search.label }), ' جنينة {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('جنينة');
    await userEvent.click(canvas.getByRole('button', { name: ar.search.clear }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
});

/** Chosen city, and number of results; the submit button is at the inline end. */
export const CityChosen = meta.story({
  args: { cityId: 4, resultCount: 14, value: 'دوبلكس' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('14 ريل');
    const go = canvas.getByRole('button', { name: ar.search.search }).getBoundingClientRect();
    await expect(go.left).toBeLessThan(canvas.getByRole('textbox').getBoundingClientRect().left);
    await userEvent.click(canvas.getByRole('radio', { name: search.allCities }));
    await expect(args.onCity).toHaveBeenLastCalledWith(null);
  },
});

export const Phone = meta.story({
  args: { cityId: 2, resultCount: 3 },
  globals: { viewport: { value: 'phone' } },
});
