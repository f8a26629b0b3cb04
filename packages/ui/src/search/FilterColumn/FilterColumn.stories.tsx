import { ar } from '@mashrabiya/i18n/ar';
import { categories, configuration, features, getFacets, governorates } from '@mashrabiya/mocks';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { minWidthQuery } from '../../theme/tokens.ts';
import { FilterLayout } from '../FilterLayout/FilterLayout.tsx';
import type { FilterState } from '../filters/filterState.ts';
import { FilterColumn } from './FilterColumn.tsx';

const { search, vocabulary } = ar;
const toPrefixPattern = (text: string) => new RegExp(`^${text}`);
/** Placeholder of the list, with its own size. */
const START = { placeSelf: 'start' } as const;

const meta = preview.meta({
  title: 'Search/FilterColumn',
  component: FilterColumn,
  args: {
    value: {},
    action: '/listing',
    categories: categories('ar'),
    governorates: governorates('ar'),
    limits: configuration,
    onApply: fn(),
  },
  /** Returns applied filters as the list's filters with new counts, as in a page. */
  render: function Controlled(args, { globals }) {
    const language = getLanguage(globals);
    const [value, setValue] = useState(args.value);
    return (
      <FilterLayout
        style={{ gap: 16 }}
        column={
          <FilterColumn
            {...args}
            value={value}
            categories={categories(language)}
            governorates={governorates(language)}
            features={value.type === 'housing' ? features(1, language) : []}
            facets={args.counting ? undefined : getFacets({ action: 'forsell', ...value })}
            onApply={(next) => {
              args.onApply(next);
              setValue(next);
            }}
          />
        }
      >
        <Button variant="outlined" style={START} onClick={() => setValue({ type: 'land' } satisfies FilterState)}>
          {vocabulary.type.land}
        </Button>
      </FilterLayout>
    );
  },
});

/** Narrow windows have no column; the filters are in the panel. */
const isWide = () => matchMedia(minWidthQuery('wide')).matches;

/** Applies a choice at once; the form follows filter changes from elsewhere. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    if (!isWide()) return;
    const form = canvas.getByRole('form', { name: search.filters });
    const button = canvas.getByRole('button', { name: vocabulary.type.land });
    await expect(form.getBoundingClientRect().right).toBeGreaterThan(button.getBoundingClientRect().right);
    const type = within(canvas.getByRole('group', { name: search.label.type }));
    await userEvent.click(type.getByRole('radio', { name: toPrefixPattern(vocabulary.type.housing) }));
    await expect(args.onApply).toHaveBeenLastCalledWith({ type: 'housing' });
    await expect(canvas.getByRole('group', { name: search.label.features })).toBeVisible();
    await userEvent.click(button);
    await expect(type.getByRole('radio', { name: toPrefixPattern(vocabulary.type.land) })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: search.clearAll }));
    await expect(args.onApply).toHaveBeenLastCalledWith({});
  },
});

/** Applies an amount on blur or Enter; an invalid one shows an error and is not applied. */
export const AmountFields = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    if (!isWide()) return;
    const price = within(canvas.getByRole('group', { name: new RegExp(search.label.price) }));
    const to = price.getByRole('textbox', { name: search.to });
    await userEvent.type(to, '٩ مليون');
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenCalledWith({ max_price: 9_000_000 });
    await userEvent.type(price.getByRole('textbox', { name: search.from }), '12m');
    await userEvent.tab();
    await userEvent.tab();
    await expect(price.getByText(search.problem.upsideDown)).toBeVisible();
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
});

/** Applies the slider's value on release. */
export const SliderReleased = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    if (!isWide()) return;
    const size = within(canvas.getByRole('group', { name: new RegExp(search.label.size) }));
    size.getByRole('slider', { name: new RegExp(search.to) }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onApply).toHaveBeenLastCalledWith({ max_size: 700 });
    await expect(size.getByRole('textbox', { name: search.to })).toHaveValue('700');
  },
});

/** Going back before the list has loaded undoes the choice, and nothing is applied later. */
export const BackNavigation = meta.story({
  render: function Waiting(args) {
    const [returnCount, setReturnCount] = useState(0);
    return (
      <FilterLayout column={<FilterColumn {...args} historyNavigations={returnCount} />}>
        <Button variant="outlined" style={START} onClick={() => setReturnCount((previousCount) => previousCount + 1)}>
          {ar.common.back}
        </Button>
      </FilterLayout>
    );
  },
  play: async ({ canvas, args, userEvent }) => {
    if (!isWide()) return;
    const type = within(canvas.getByRole('group', { name: search.label.type }));
    await userEvent.click(type.getByRole('radio', { name: toPrefixPattern(vocabulary.type.housing) }));
    await userEvent.click(canvas.getByRole('button', { name: ar.common.back }));
    await expect(type.getByRole('radio', { name: toPrefixPattern(search.any) })).toBeChecked();
    const price = within(canvas.getByRole('group', { name: new RegExp(search.label.price) }));
    await userEvent.click(price.getByRole('textbox', { name: search.from }));
    await userEvent.tab();
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
});

/** Space is reserved for the counts, to avoid a layout shift. */
/** The groups below stay in place when the subcategories of the chosen type arrive. */
export const Loading = meta.story({
  args: { value: { type: 'housing' }, categories: [] },
  render: (args) => (
    <FilterLayout column={<FilterColumn {...args} />}>
      <span />
    </FilterLayout>
  ),
  play: async ({ canvas }) => {
    if (!isWide()) return;
    const getBox = (name: string) => canvas.getByRole('group', { name: new RegExp(name) }).getBoundingClientRect();
    await expect(getBox(search.label.place).top - getBox(search.label.type).bottom).toBeGreaterThan(300);
  },
});

export const Counting = meta.story({ args: { counting: true } });

export const Chosen = meta.story({
  args: {
    showAction: true,
    value: {
      action: 'forsell',
      type: 'housing',
      gover: 1,
      city: [1, 3],
      max_price: 9_000_000,
      bedrooms: [3],
      floors: [1, 2],
      features: [102],
    },
  },
});
