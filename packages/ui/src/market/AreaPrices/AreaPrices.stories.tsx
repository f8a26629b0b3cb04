import type { Action, AreaPrice, PropertyType } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AreaPrices } from './AreaPrices.tsx';

const SALE: AreaPrice[] = [
  { action: 'forsell', type: 'housing', median: 51_300, low: 43_900, high: 60_250, sample: 386, on_offer: 412 },
  { action: 'forsell', type: 'commercial', median: 118_000, low: 92_000, high: 161_500, sample: 44, on_offer: 51 },
  { action: 'forsell', type: 'land', median: null, low: null, high: null, sample: 3, on_offer: 5 },
  { action: 'forsell', type: 'coastal', median: null, low: null, high: null, sample: 0, on_offer: 0 },
];
const RENT: AreaPrice[] = [
  { action: 'forrent', type: 'housing', median: 215, low: 160, high: 290, sample: 88, on_offer: 90 },
];

const meta = preview.meta({
  title: 'Market/AreaPrices',
  component: AreaPrices,
  args: {
    action: 'forsell' as Action,
    prices: SALE,
    getHref: (action: Action, type: PropertyType) => `/listing?action=${action}&type=${type}`,
  },
});

/** Names the types with too few listings below the table; leaves out those without any. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table', { name: ar.vocabulary.action.forsell })).getAllByRole('row');
    await expect(rows).toHaveLength(3);
    await expect(rows[1]).toHaveTextContent('51,300 ج.م/م²');
    const tooFew = ar.market.area.tooFew.replace('{{action}}', ar.vocabulary.action.forsell);
    await expect(canvas.getByText(tooFew)).toBeVisible();
    await expect(canvas.getByRole('link', { name: ar.vocabulary.type.land })).toHaveAttribute(
      'href',
      '/listing?action=forsell&type=land',
    );
    await expect(canvas.queryByText(ar.vocabulary.type.coastal)).toBeNull();
    await expect(canvas.getByRole('link', { name: ar.vocabulary.type.housing })).toHaveAttribute(
      'href',
      '/listing?action=forsell&type=housing',
    );
  },
});

/** Land uses differ too much for one median. */
export const MixedLand = meta.story({
  args: {
    prices: [{ action: 'forsell', type: 'land', median: null, low: null, high: null, sample: 64, on_offer: 70 }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.market.area.mixed)).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
});

export const Rent = meta.story({
  args: { action: 'forrent', prices: RENT },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('215 ج.م/م² شهريًا')).toBeVisible();
  },
});
