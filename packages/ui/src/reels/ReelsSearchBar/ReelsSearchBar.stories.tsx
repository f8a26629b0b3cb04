import { ar } from '@mashrabiya/i18n/ar';
import { cities } from '@mashrabiya/mocks';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { ReelFilters } from '../ReelFilters/ReelFilters.tsx';
import { ReelsSearchBar } from './ReelsSearchBar.tsx';

const { search } = ar.reels;

const meta = preview.meta({
  title: 'Reels/ReelsSearchBar',
  component: ReelsSearchBar,
  args: {
    value: '',
    onChange: fn(),
    onSubmit: fn(),
  },
  render: function Typed(args) {
    const { language } = useLocale();
    const [value, setValue] = useState(args.value);
    const change = (text: string) => {
      setValue(text);
      args.onChange(text);
    };
    return (
      <ReelsSearchBar {...args} value={value} onChange={change}>
        <ReelFilters value={{}} cities={cities(language)} onChange={fn()} />
      </ReelsSearchBar>
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

/** Number of results; the submit button is at the inline end. */
export const Found = meta.story({
  args: { resultCount: 14, value: 'دوبلكس' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('14 ريل');
    const go = canvas.getByRole('button', { name: ar.search.search }).getBoundingClientRect();
    await expect(go.left).toBeLessThan(canvas.getByRole('textbox').getBoundingClientRect().left);
  },
});

export const Phone = meta.story({
  args: { resultCount: 3 },
  globals: { viewport: { value: 'phone' } },
});
