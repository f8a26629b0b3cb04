import { ar } from '@mashrabiya/i18n/ar';
import { categories, configuration, governorates } from '@mashrabiya/mocks';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { languageOf } from '../../homes/stories.ts';
import { FilterPanel } from './FilterPanel.tsx';

const { finding, vocabulary } = ar;
const CAIRO = governorates('ar').find(({ en_name }) => en_name === 'Cairo');
const ALEXANDRIA = governorates('ar').find(({ en_name }) => en_name === 'Alexandria');

const meta = preview.meta({
  title: 'Finding/FilterPanel',
  component: FilterPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    value: {},
    action: '/listing',
    categories: categories('ar'),
    governorates: governorates('ar'),
    limits: configuration,
    count: 214,
    onClose: fn(),
    onApply: fn(),
    onChange: fn(),
  },
  /** As in a page: a button opens it, and what it asks for happens. */
  render: function Held(args, { globals }) {
    const [open, setOpen] = useState(args.open);
    return (
      <div style={{ padding: 16, minBlockSize: 600 }}>
        <button type="button" onClick={() => setOpen(true)}>
          {finding.filters}
        </button>
        <FilterPanel
          {...args}
          open={open}
          categories={categories(languageOf(globals))}
          governorates={governorates(languageOf(globals))}
          onClose={() => {
            args.onClose();
            setOpen(false);
          }}
        />
      </div>
    );
  },
});

const panel = async () => within(await screen.findByRole('dialog', { name: finding.filters }));
const ready = async () => {
  const fields = await panel();
  await fields.findByRole('group', { name: finding.label.type });
  return fields;
};
const group = (fields: Awaited<ReturnType<typeof panel>>, name: string | RegExp) =>
  within(fields.getByRole('group', { name }));

export const Default = meta.story({
  play: async () => {
    const fields = await ready();
    await expect(fields.getByRole('button', { name: /214/ })).toBeVisible();
    await expect(fields.getByRole('button', { name: finding.clearAll })).toBeDisabled();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Where a list holds both sale and rent. */
export const WithAction = meta.story({
  args: { showAction: true, value: { action: 'forrent' } },
  play: async ({ args, userEvent }) => {
    const fields = await ready();
    await userEvent.click(group(fields, finding.label.action).getByRole('radio', { name: vocabulary.action.forsell }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ action: 'forsell' });
  },
});

/** Prices in Arabic digits and words, several counts of rooms; what is shown is what is applied. */
export const Applying = meta.story({
  play: async ({ args, userEvent }) => {
    const fields = await ready();
    const price = group(fields, new RegExp(finding.label.price));
    await userEvent.type(price.getByRole('textbox', { name: finding.from }), '١٫٥ مليون');
    await userEvent.type(price.getByRole('textbox', { name: finding.to }), '3m');
    await expect(price.getByText('= 3,000,000')).toBeVisible();
    const bedrooms = group(fields, finding.label.bedrooms);
    await userEvent.click(bedrooms.getByRole('checkbox', { name: '3' }));
    await userEvent.click(bedrooms.getByRole('checkbox', { name: '2' }));
    await userEvent.click(
      group(fields, finding.label.payment).getByRole('radio', { name: vocabulary.payment.installment }),
    );
    await userEvent.click(fields.getByRole('button', { name: /214/ }));
    const applied = { min_price: 1_500_000, max_price: 3_000_000, bedrooms: [2, 3], payment: 'installment' };
    await expect(args.onApply).toHaveBeenCalledWith(applied);
    await expect(args.onChange).toHaveBeenLastCalledWith(applied);
  },
});

/** Another type clears the subcategory; another governorate clears the city. */
export const Dependent = meta.story({
  args: { value: { gover: CAIRO?.id, city: CAIRO?.cities[0]?.id } },
  play: async ({ args, userEvent }) => {
    const fields = await ready();
    const type = group(fields, finding.label.type);
    await userEvent.click(type.getByRole('radio', { name: vocabulary.type.housing }));
    const kinds = group(fields, finding.label.subcategory_id);
    const villa = categories('ar')[0]?.subcategories.find(({ slug }) => slug === 'villa');
    await userEvent.click(kinds.getByRole('radio', { name: villa?.name ?? '' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ subcategory_id: villa?.id }));
    await userEvent.click(type.getByRole('radio', { name: vocabulary.type.land }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.not.objectContaining({ subcategory_id: expect.anything() }),
    );

    const city = fields.getByRole('combobox', { name: finding.label.city });
    await expect(city).toHaveValue(CAIRO?.cities[0]?.name);
    const governorate = fields.getByRole('combobox', { name: finding.label.gover });
    await userEvent.clear(governorate);
    await userEvent.type(governorate, 'اسكندريه{Enter}');
    await expect(governorate).toHaveValue('الإسكندرية');
    await expect(city).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'land', gover: ALEXANDRIA?.id });
    await userEvent.click(city);
    const offered = within(await fields.findByRole('listbox', { name: finding.label.city }));
    await expect(offered.getAllByRole('option')).toHaveLength(ALEXANDRIA?.cities.length ?? 0);
  },
});

/** Among all of Egypt's cities, typed in Latin letters; the governorate comes with the city. */
export const CityFirst = meta.story({
  play: async ({ args, userEvent }) => {
    const fields = await ready();
    const wanted = ALEXANDRIA?.cities[0];
    await userEvent.type(fields.getByRole('combobox', { name: finding.label.city }), wanted?.en_name ?? '');
    await userEvent.click((await fields.findAllByRole('option'))[0] ?? document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith({ gover: ALEXANDRIA?.id, city: wanted?.id });
    await expect(fields.getByRole('combobox', { name: finding.label.gover })).toHaveValue('الإسكندرية');
    await userEvent.type(fields.getByRole('combobox', { name: finding.label.gover }), 'أطلانتس');
    await expect(await fields.findByText(finding.noPlace)).toBeVisible();
  },
});

/** What is wrong is said at its field once it is left, and nothing is applied. */
export const Invalid = meta.story({
  play: async ({ args, userEvent }) => {
    const fields = await ready();
    const price = group(fields, new RegExp(finding.label.price));
    const [from, to] = price.getAllByRole('textbox');
    await userEvent.type(from ?? document.body, '٣ مليون');
    await userEvent.type(to ?? document.body, '2m');
    await expect(price.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(to).toHaveAccessibleDescription(finding.problem.upsideDown);
    await userEvent.type(
      group(fields, new RegExp(finding.label.size)).getByRole('textbox', { name: finding.to }),
      'كبيرة',
    );
    await userEvent.click(fields.getByRole('button', { name: /214/ }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(fields.getAllByRole('alert')).toHaveLength(2);
    await expect(to).toHaveFocus();
    await userEvent.clear(to ?? document.body);
    await userEvent.type(to ?? document.body, '900 مليار');
    await expect(price.getByRole('alert')).toHaveTextContent(/أقصى قيمة هنا/);
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
    const fields = await ready();
    await expect(fields.getByText('6 فلاتر')).toBeVisible();
    await expect(fields.getByDisplayValue('8,000,000')).toBeVisible();
    await userEvent.click(fields.getByRole('button', { name: finding.clearAll }));
    await expect(args.onChange).toHaveBeenLastCalledWith({});
    await expect(fields.queryByDisplayValue('8,000,000')).not.toBeInTheDocument();
  },
});

export const Counting = meta.story({
  args: { count: undefined },
  play: async () => {
    await expect((await ready()).getByRole('button', { name: finding.showHomesUncounted })).toBeVisible();
  },
});

export const NothingFound = meta.story({
  args: { count: 0, value: { max_price: 1_000 } },
  play: async () => {
    await expect((await ready()).getByRole('button', { name: finding.showHomes_zero })).toBeVisible();
  },
});

/** A quick filter opens the panel at its own fields. */
export const AtGroup = meta.story({
  args: { group: 'payment' },
  play: async () => {
    const fields = await ready();
    const any = group(fields, finding.label.payment).getByRole('radio', { name: finding.any });
    await waitFor(() => expect(any).toHaveFocus());
  },
});

/** Escape and a press outside close it, and the focus goes back to where it came from. */
export const Closing = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: finding.filters });
    await userEvent.click(opener);
    await ready();
    const dialog = screen.getByRole('dialog', { name: finding.filters });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(opener);
    fireEvent.click(await screen.findByRole('dialog', { name: finding.filters }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
    await userEvent.click(opener);
    await userEvent.click((await ready()).getByRole('button', { name: finding.closeFilters }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** On a phone a finger drags it down; released while it moves down it closes, otherwise it snaps back. */
export const Dragging = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    await ready();
    const dialog = screen.getByRole('dialog', { name: finding.filters });
    if (!dialog.classList.contains('bottom')) return; // a wide window has no sheet
    const at = (clientY: number) => ({
      touches: [new Touch({ identifier: 1, target: dialog, clientX: 100, clientY })],
    });
    const drag = (...ys: number[]) => {
      const [start = 0, ...rest] = ys;
      fireEvent.touchStart(dialog, at(start));
      for (const y of rest) fireEvent.touchMove(dialog, at(y));
      fireEvent.touchEnd(dialog);
    };
    drag(200, 320, 280);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog.style.translate).toBe('');
    drag(200, 260, 320);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});
