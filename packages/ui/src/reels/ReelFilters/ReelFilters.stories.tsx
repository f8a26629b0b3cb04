import { ar } from '@mashrabiya/i18n/ar';
import { cities } from '@mashrabiya/mocks';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { ReelFilters } from './ReelFilters.tsx';

const { search } = ar.reels;

const meta = preview.meta({
  title: 'Reels/ReelFilters',
  component: ReelFilters,
  args: { value: {}, cities: cities('ar').slice(0, 9), onChange: fn() },
  render: (args, { globals }) => (
    <ReelFilters {...args} cities={args.cities && cities(getLanguage(globals)).slice(0, args.cities.length)} />
  ),
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const kind = canvas.getByRole('combobox', { name: search.kind });
    await expect(kind).toHaveTextContent(search.anyKind);
    await userEvent.click(kind);
    await userEvent.click(await screen.findByRole('option', { name: ar.vocabulary.type.coastal }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'coastal' });
  },
});

/** All cities again. */
export const CityChosen = meta.story({
  args: { value: { city: 4 } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: search.city }));
    await userEvent.click(await screen.findByRole('option', { name: search.allCities }));
    await expect(args.onChange).toHaveBeenLastCalledWith({});
  },
});

/** Rents are monthly: changing the action clears the price. */
export const Rent = meta.story({
  args: { value: { action: 'rent', type: 'housing', max_price: 20_000 } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: search.price })).toHaveTextContent('20,000');
    await userEvent.click(canvas.getByRole('combobox', { name: search.action }));
    await userEvent.click(await screen.findByRole('option', { name: ar.vocabulary.action.forsell }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ action: 'sell', type: 'housing' });
  },
});

/** A price from a link is an option, too. */
export const OtherPrice = meta.story({
  args: { value: { action: 'sell', max_price: 4_500_000 } },
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByRole('combobox', { name: search.price });
    await expect(price).toHaveTextContent('4,500,000');
    await userEvent.click(price);
    await expect(await screen.findAllByRole('option')).toHaveLength(5);
  },
});

export const Loading = meta.story({
  args: { cities: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: search.city })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Two rows; nothing is cut at the side. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('combobox').map((field) => field.getBoundingClientRect());
    await expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(2);
    for (const { left, right } of boxes) await expect(left >= 0 && right <= innerWidth).toBe(true);
  },
});
