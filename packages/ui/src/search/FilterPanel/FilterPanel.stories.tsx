import { ar } from '@mashrabiya/i18n/ar';
import { categories, configuration, features, getFacets, governorates } from '@mashrabiya/mocks';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { FilterPanel } from './FilterPanel.tsx';

const { search, vocabulary } = ar;
const CAIRO = governorates('ar').find(({ en_name }) => en_name === 'Cairo');
const ALEXANDRIA = governorates('ar').find(({ en_name }) => en_name === 'Alexandria');

const facets = { ...getFacets({ action: 'forsell' }), total: 214 };
/** Matches a choice with any count. */
const toPrefixPattern = (text: string) => new RegExp(`^${text.replace('+', '\\+')}`);

const meta = preview.meta({
  title: 'Search/FilterPanel',
  component: FilterPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    value: {},
    action: '/listing',
    categories: categories('ar'),
    governorates: governorates('ar'),
    limits: configuration,
    facets,
    onClose: fn(),
    onApply: fn(),
    onChange: fn(),
  },
  /** Opens by a button and applies its callbacks, as in a page. */
  render: function Controlled(args, { globals }) {
    const [open, setOpen] = useState(args.open);
    return (
      <div style={{ padding: 16, minBlockSize: 600 }}>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {search.filters}
        </Button>
        <FilterPanel
          {...args}
          open={open}
          categories={categories(getLanguage(globals))}
          governorates={governorates(getLanguage(globals))}
          onClose={() => {
            args.onClose();
            setOpen(false);
          }}
        />
      </div>
    );
  },
});

const findPanel = async () => within(await screen.findByRole('dialog', { name: search.filters }));
const findReadyPanel = async () => {
  const fields = await findPanel();
  await fields.findByRole('group', { name: search.label.type });
  return fields;
};
const getGroup = (fields: Awaited<ReturnType<typeof findPanel>>, name: string | RegExp) =>
  within(fields.getByRole('group', { name }));

export const Default = meta.story({
  play: async () => {
    const fields = await findReadyPanel();
    await expect(fields.getByRole('button', { name: /214/ })).toBeVisible();
    await expect(fields.getByRole('button', { name: search.clearAll })).toBeDisabled();
    const dialog = screen.getByRole('dialog', { name: search.filters });
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(0));
    // The fields load later, so the dialog itself gets the focus.
    await expect(dialog).toHaveFocus();
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    await within(dialog).findAllByRole('group');
    const page = document.body.getBoundingClientRect();
    await waitFor(() => expect(dialog.getBoundingClientRect().right).toBe(page.right));
    await expect(dialog.getBoundingClientRect().left).toBeGreaterThan(page.left + page.width / 2);
  },
});

/** A sheet from the bottom, as wide as the screen, on a phone. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await findReadyPanel();
    const dialog = screen.getByRole('dialog', { name: search.filters });
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight));
  },
});

/** The longest labels on a phone, each count within its chip. */
export const PhoneEnglish = meta.story({
  globals: { locale: 'en', viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    dialog.style.inlineSize = '360px';
    const counts = await waitFor(() => {
      const visibleCounts = [...dialog.querySelectorAll<HTMLElement>('.count')].filter(
        ({ textContent }) => textContent,
      );
      expect(visibleCounts.length).toBeGreaterThan(10);
      return visibleCounts;
    });
    for (const count of counts) {
      const { left, right } = count.closest('label')?.getBoundingClientRect() ?? new DOMRect();
      await expect(count.getBoundingClientRect().right).toBeLessThan(right);
      await expect(count.getBoundingClientRect().left).toBeGreaterThan(left);
    }
  },
});

/** Highest monthly installment; rent has no installments. */
export const MonthlyInstallment = meta.story({
  args: { showAction: true, value: { action: 'forsell' } },
  play: async ({ args, userEvent }) => {
    const fields = await findReadyPanel();
    const name = new RegExp(search.label.monthly);
    const field = getGroup(fields, name).getByRole('textbox', { name: search.to });
    await expect(field).toHaveAccessibleDescription(search.monthlyHint);
    await userEvent.type(field, '٢٠ ألف');
    await expect(getGroup(fields, name).getByText('= 20,000')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith({ action: 'forsell', max_monthly: 20_000 });
    await userEvent.clear(field);
    await userEvent.click(
      getGroup(fields, search.label.action).getByRole('radio', { name: toPrefixPattern(vocabulary.action.forrent) }),
    );
    await expect(fields.queryByRole('group', { name })).toBeNull();
  },
});

export const WithAction = meta.story({
  args: { showAction: true, value: { action: 'forrent' } },
  play: async ({ args, userEvent }) => {
    const fields = await findReadyPanel();
    await userEvent.click(
      getGroup(fields, search.label.action).getByRole('radio', { name: toPrefixPattern(vocabulary.action.forsell) }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ action: 'forsell' });
  },
});

/** Arabic digits and words, several room counts; the parsed amounts are applied. */
export const Applying = meta.story({
  play: async ({ args, userEvent }) => {
    const fields = await findReadyPanel();
    const price = getGroup(fields, new RegExp(search.label.price));
    await userEvent.type(price.getByRole('textbox', { name: search.from }), '١٫٥ مليون');
    await userEvent.type(price.getByRole('textbox', { name: search.to }), '3m');
    await expect(price.getByText('= 3,000,000')).toBeVisible();
    const bedrooms = getGroup(fields, search.label.bedrooms);
    await userEvent.click(bedrooms.getByRole('checkbox', { name: toPrefixPattern('3') }));
    await userEvent.click(bedrooms.getByRole('checkbox', { name: toPrefixPattern('2') }));
    await userEvent.click(
      getGroup(fields, search.label.payment).getByRole('radio', {
        name: toPrefixPattern(vocabulary.payment.installment),
      }),
    );
    await userEvent.click(fields.getByRole('button', { name: /214/ }));
    const appliedFilters = { min_price: 1_500_000, max_price: 3_000_000, bedrooms: [2, 3], payment: 'installment' };
    await expect(args.onApply).toHaveBeenCalledWith(appliedFilters);
    await expect(args.onChange).toHaveBeenLastCalledWith(appliedFilters);
  },
});

/** Changing the type clears the subcategory; changing the governorate clears the city. */
export const DependentFilters = meta.story({
  args: { facets: undefined, value: { gover: CAIRO?.id, city: CAIRO?.cities.slice(0, 1).map(({ id }) => id) } },
  play: async ({ args, userEvent }) => {
    const fields = await findReadyPanel();
    const type = getGroup(fields, search.label.type);
    await userEvent.click(type.getByRole('radio', { name: toPrefixPattern(vocabulary.type.housing) }));
    const kinds = getGroup(fields, search.label.subcategory_id);
    const villa = categories('ar')[0]?.subcategories.find(({ slug }) => slug === 'villa');
    await userEvent.click(kinds.getByRole('radio', { name: toPrefixPattern(villa?.name ?? '') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ subcategory_id: villa?.id }));
    await userEvent.click(type.getByRole('radio', { name: toPrefixPattern(vocabulary.type.land) }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.not.objectContaining({ subcategory_id: expect.anything() }),
    );

    const city = fields.getByRole('combobox', { name: search.label.city });
    const chosen = within(fields.getByRole('list', { name: search.chosenCities }));
    await expect(chosen.getByText(CAIRO?.cities[0]?.name ?? '')).toBeVisible();
    const governorate = fields.getByRole('combobox', { name: search.label.gover });
    await userEvent.clear(governorate);
    await userEvent.type(governorate, 'اسكندريه{Enter}');
    await expect(governorate).toHaveValue('الإسكندرية');
    await expect(fields.queryByRole('list', { name: search.chosenCities })).not.toBeInTheDocument();
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'land', gover: ALEXANDRIA?.id });
    await userEvent.click(city);
    const cityOptions = within(await fields.findByRole('listbox', { name: search.label.city }));
    await expect(cityOptions.getAllByRole('option')).toHaveLength(ALEXANDRIA?.cities.length ?? 0);
  },
});

/** Finds a city of any governorate in Latin letters, and sets its governorate. */
export const CityFirst = meta.story({
  play: async ({ args, userEvent }) => {
    const fields = await findReadyPanel();
    const wanted = ALEXANDRIA?.cities[0];
    await userEvent.type(fields.getByRole('combobox', { name: search.label.city }), wanted?.en_name ?? '');
    await userEvent.click((await fields.findAllByRole('option'))[0] ?? document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith({ gover: ALEXANDRIA?.id, city: [wanted?.id] });
    await expect(fields.getByRole('combobox', { name: search.label.gover })).toHaveValue('الإسكندرية');
    await userEvent.type(fields.getByRole('combobox', { name: search.label.gover }), 'أطلانتس');
    await expect(await fields.findByText(search.noPlace)).toBeVisible();
  },
});

/** Shows an error on blur, and applies nothing. */
export const Invalid = meta.story({
  play: async ({ args, userEvent }) => {
    const fields = await findReadyPanel();
    const price = getGroup(fields, new RegExp(search.label.price));
    const [from, to] = price.getAllByRole('textbox');
    await userEvent.type(from ?? document.body, '٣ مليون');
    await userEvent.type(to ?? document.body, '2m');
    await expect(to).not.toBeInvalid();
    await userEvent.tab();
    await expect(to).toHaveAccessibleDescription(search.problem.upsideDown);
    await userEvent.type(
      getGroup(fields, new RegExp(search.label.size)).getByRole('textbox', { name: search.to }),
      'كبيرة',
    );
    await userEvent.click(fields.getByRole('button', { name: /214/ }));
    await expect(args.onApply).not.toHaveBeenCalled();
    const invalidFields = fields
      .getAllByRole('textbox')
      .filter((field) => field.getAttribute('aria-invalid') === 'true');
    await expect(invalidFields).toHaveLength(2);
    await expect(to).toHaveFocus();
    await userEvent.clear(to ?? document.body);
    await userEvent.type(to ?? document.body, '900 مليار');
    await expect(to).toHaveAccessibleDescription(/أو أقل/);
  },
});

/** Each key press moves to the next round amount; the end of the slider means no limit. */
export const Sliding = meta.story({
  args: { value: { max_price: 8_000_000 } },
  play: async ({ args, userEvent }) => {
    const fields = await findReadyPanel();
    const price = getGroup(fields, new RegExp(search.label.price));
    const lower = price.getByRole('slider', { name: new RegExp(search.from) });
    const upper = price.getByRole('slider', { name: new RegExp(search.to) });
    await expect(lower).toHaveAttribute('aria-valuetext', search.noLeast);
    await expect(lower.getBoundingClientRect().left).toBeGreaterThan(upper.getBoundingClientRect().left);
    lower.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(price.getByRole('textbox', { name: search.from })).toHaveValue('200,000');
    await expect(args.onChange).toHaveBeenLastCalledWith({ min_price: 200_000, max_price: 8_000_000 });
    upper.focus();
    await userEvent.keyboard('{End}');
    await expect(upper).toHaveAttribute('aria-valuetext', search.noMost);
    await expect(args.onChange).toHaveBeenLastCalledWith({ min_price: 200_000 });
  },
});

export const Chosen = meta.story({
  args: {
    showAction: true,
    value: {
      action: 'forsell',
      type: 'coastal',
      max_price: 8_000_000,
      min_size: 90,
      bedrooms: [2, 6],
      finishing: 'furnished',
    },
  },
  play: async ({ args, userEvent }) => {
    const fields = await findReadyPanel();
    await expect(fields.getByText('6 فلاتر')).toBeVisible();
    await expect(fields.getByDisplayValue('8,000,000')).toBeVisible();
    await userEvent.click(fields.getByRole('button', { name: search.clearAll }));
    await expect(args.onChange).toHaveBeenLastCalledWith({});
    await expect(fields.queryByDisplayValue('8,000,000')).not.toBeInTheDocument();
  },
});

export const Counting = meta.story({
  args: { facets: undefined },
  play: async () => {
    await expect((await findReadyPanel()).getByRole('button', { name: search.showHomesUncounted })).toBeVisible();
  },
});

export const NoResults = meta.story({
  args: { facets: getFacets({ action: 'forsell', max_price: 1_000 }), value: { max_price: 1_000 } },
  play: async () => {
    await expect((await findReadyPanel()).getByRole('button', { name: search.showHomes_zero })).toBeVisible();
  },
});

export const AtGroup = meta.story({
  args: { group: 'payment' },
  play: async () => {
    const fields = await findReadyPanel();
    const any = getGroup(fields, search.label.payment).getByRole('radio', { name: search.any });
    await waitFor(() => expect(any).toHaveFocus());
  },
});

/** Escape and a press outside close the panel and restore the focus. */
export const Closing = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: search.filters });
    await userEvent.click(opener);
    await findReadyPanel();
    const dialog = screen.getByRole('dialog', { name: search.filters });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(opener);
    await findReadyPanel();
    await userEvent.click(document.elementFromPoint(window.innerWidth - 20, 200) ?? document.body);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
    await userEvent.click(opener);
    await userEvent.click((await findReadyPanel()).getByRole('button', { name: search.closeFilters }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** While new counts load, the previous ones stay, without layout shift, and every choice is allowed. */
export const CountingAgain = meta.story({
  args: { counting: true },
  play: async () => {
    const fields = await findReadyPanel();
    await expect(fields.getByRole('button', { name: /214/ })).toBeVisible();
    for (const radio of fields.getAllByRole('radio')) await expect(radio).not.toHaveAttribute('aria-disabled');
  },
});

/** Counts of a sample are approximate; a choice that it does not contain is not refused. */
export const EstimatedCounts = meta.story({
  args: {
    facets: {
      ...facets,
      total: 25_000,
      is_estimated: true,
      payment: { ...facets.payment, cash: 12_000, installment: 0 },
    },
  },
  play: async () => {
    const payment = getGroup(await findReadyPanel(), search.label.payment);
    await expect(payment.getByText('≈ 12,000')).toBeVisible();
    await expect(
      payment.getByRole('radio', { name: toPrefixPattern(vocabulary.payment.installment) }),
    ).not.toHaveAttribute('aria-disabled');
  },
});

/** A choice without results is dimmed: focusable and announced, but not selectable. */
export const DimmedChoices = meta.story({
  args: {
    value: { type: 'coastal', gover: ALEXANDRIA?.id },
    facets: getFacets({ action: 'forsell', type: 'coastal', gover: ALEXANDRIA?.id }),
  },
  play: async ({ args, userEvent }) => {
    const fields = await findReadyPanel();
    const fiveBedrooms = getGroup(fields, search.label.bedrooms).getByRole('checkbox', { name: '5 0' });
    await expect(fiveBedrooms).toHaveAttribute('aria-disabled', 'true');
    fiveBedrooms.focus();
    await expect(fiveBedrooms).toHaveFocus();
    await userEvent.click(fiveBedrooms);
    await expect(fiveBedrooms).not.toBeChecked();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});

/** Features of the chosen type; several can be chosen. */
export const Features = meta.story({
  args: {
    value: { type: 'housing', features: [101] },
    features: features(1, 'ar'),
    facets: getFacets({ action: 'forsell', type: 'housing', features: [101] }),
  },
  play: async ({ args, userEvent }) => {
    const featureGroup = getGroup(await findReadyPanel(), search.label.features);
    const [lift, garage] = features(1, 'ar');
    await expect(featureGroup.getByRole('checkbox', { name: toPrefixPattern(lift?.name ?? '') })).toBeChecked();
    await userEvent.click(featureGroup.getByRole('checkbox', { name: toPrefixPattern(garage?.name ?? '') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'housing', features: [101, 102] });
  },
});

/** Several cities of a governorate: removable one by one. */
export const SeveralCities = meta.story({
  args: {
    value: { gover: CAIRO?.id, city: CAIRO?.cities.slice(0, 2).map(({ id }) => id) },
    facets: { ...getFacets({ action: 'forsell', gover: CAIRO?.id }), city: { 1: 12, 2: 5, 3: 7 } },
  },
  play: async ({ args, userEvent }) => {
    const fields = await findReadyPanel();
    const [first, second, third, fourth] = CAIRO?.cities ?? [];
    const city = fields.getByRole('combobox', { name: search.label.city });
    await userEvent.click(city);
    const cityOptions = within(await fields.findByRole('listbox', { name: search.label.city }));
    await expect(cityOptions.getAllByRole('option')).toHaveLength((CAIRO?.cities.length ?? 0) - 2);
    await expect(cityOptions.getByRole('option', { name: toPrefixPattern(fourth?.name ?? '') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(cityOptions.getByRole('option', { name: toPrefixPattern(third?.name ?? '') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      gover: CAIRO?.id,
      city: [first?.id, second?.id, third?.id],
    });
    await userEvent.click(
      fields.getByRole('button', { name: search.removeFilter.replace('{{text}}', first?.name ?? '') }),
    );
    await expect(city).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith({ gover: CAIRO?.id, city: [second?.id, third?.id] });
  },
});

/** Named ranges, with counts. */
export const StoreyAndYear = meta.story({
  args: {
    now: new Date('2026-11-20T12:00:00Z'),
    facets: { ...facets, storey: { '-1': 2, 0: 10, 1: 30, 7: 40 }, completion_year: { 2019: 12 } },
  },
  play: async ({ args, userEvent }) => {
    const fields = await findReadyPanel();
    const storey = getGroup(fields, search.label.storey);
    await expect(storey.getByRole('radio', { name: search.any })).toBeChecked();
    await userEvent.click(storey.getByRole('radio', { name: `${search.preset.notGroundFloor} 70` }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ min_storey: 1 });
    await userEvent.click(storey.getByRole('radio', { name: `${search.preset.groundFloor} 10` }));
    const year = getGroup(fields, search.label.completion_year);
    await userEvent.click(year.getByRole('radio', { name: `${search.preset.ready} 12` }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ min_storey: 0, max_storey: 0, max_completion_year: 2026 });
  },
});

export const Floors = meta.story({
  args: { group: 'floors', value: { floors: [2] } },
  play: async ({ args, userEvent }) => {
    const floors = getGroup(await findReadyPanel(), search.label.floors);
    await waitFor(() => expect(floors.getByRole('checkbox', { name: toPrefixPattern('2') })).toHaveFocus());
    await userEvent.click(floors.getByRole('checkbox', { name: toPrefixPattern('1') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ floors: [1, 2] });
  },
});
