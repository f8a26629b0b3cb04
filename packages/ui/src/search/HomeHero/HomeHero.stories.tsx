import { ar } from '@mashrabiya/i18n/ar';
import { governorates } from '@mashrabiya/mocks';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { HtmlBox, sendHtml } from '../stories.tsx';
import { HomeHero } from './HomeHero.tsx';

const { search, home, vocabulary } = ar;

const meta = preview.meta({
  title: 'Search/HomeHero',
  component: HomeHero,
  parameters: { layout: 'fullscreen' },
  args: { action: '/search', count: 214, onChange: fn(), onSubmit: fn(), onRequestPlaces: fn() },
  render: (args, { globals }) => <HomeHero {...args} governorates={governorates(getLanguage(globals))} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: home.heroTitle })).toBeVisible();
    const form = within(canvas.getByLabelText(home.heroForm));
    await expect(form.getByRole('radio', { name: home.buy })).toBeChecked();
    await expect(form.getByRole('button', { name: /214/ })).toBeVisible();
  },
});

export const Search = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: home.rent }));
    await userEvent.type(canvas.getByRole('combobox', { name: home.where }), 'التجمع{Escape}');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: home.type }), vocabulary.type.housing);
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(home.priceUpTo) }), '١٥ ألف');
    await expect(canvas.getByText('15,000 ج.م')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /214/ }));
    const search = { action: 'forrent', query: 'التجمع', type: 'housing', max_price: 15_000 };
    await expect(args.onChange).toHaveBeenLastCalledWith(search);
    await expect(args.onSubmit).toHaveBeenCalledWith(search);
  },
});

/** Finds places in any spelling, and picks one by keyboard. */
export const Places = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const placeField = canvas.getByRole('combobox', { name: home.where });
    await userEvent.type(placeField, 'اسكندريه');
    await expect(args.onRequestPlaces).toHaveBeenCalled();
    const places = await canvas.findByRole('listbox', { name: home.places });
    await expect(within(places).getAllByRole('option')[0]).toHaveTextContent('الإسكندرية');
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(places).getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(placeField).toHaveValue('الإسكندرية');
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ query: 'الإسكندرية' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(placeField);
    await userEvent.type(placeField, 'ا');
    await expect(await canvas.findByRole('listbox')).toBeVisible();
  },
});

export const InvalidPrice = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const price = canvas.getByRole('textbox', { name: new RegExp(home.priceUpTo) });
    await userEvent.type(price, 'رخيص{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(home.priceProblem);
    await expect(price).toHaveFocus();
    await expect(price).toHaveAccessibleDescription(home.priceProblem);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(price);
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    await userEvent.type(price, 'رخيص');
    await userEvent.tab();
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const Uncounted = meta.story({
  args: { count: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: search.showHomesUncounted })).toBeVisible();
  },
});

export const NoResults = meta.story({
  args: { count: 0, defaultSearch: { action: 'forrent', query: 'سيوة', type: 'industrial', max_price: 1_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: home.rent })).toBeChecked();
    await expect(canvas.getByRole('button', { name: search.showHomes_zero })).toBeVisible();
  },
});

/** Text typed before hydration stays, and is reported to the app. */
export const BeforeHydration = meta.story({
  render: () => <HtmlBox />,
  play: async ({ canvas, args, userEvent }) => {
    const hydrate = sendHtml(canvas.getByTestId('page'), <HomeHero {...args} />);
    await userEvent.click(canvas.getByRole('radio', { name: home.rent }));
    await userEvent.type(canvas.getByRole('combobox', { name: home.where }), 'المعادي');
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(home.priceUpTo) }), '20k');
    await hydrate();
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await expect(canvas.getByRole('combobox', { name: home.where })).toHaveValue('المعادي');
    await expect(canvas.getByRole('radio', { name: home.rent })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: new RegExp(home.priceUpTo) })).toHaveValue('20k');
    await expect(args.onChange).toHaveBeenCalledWith({
      action: 'forrent',
      query: 'المعادي',
      type: undefined,
      max_price: 20_000,
    });
    await userEvent.click(canvas.getByRole('button', { name: /214/ }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ query: 'المعادي' }));
  },
});
