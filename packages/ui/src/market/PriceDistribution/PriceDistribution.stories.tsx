import { ar } from '@mashrabiya/i18n/ar';
import { getMarket } from '@mashrabiya/mocks';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LISTING, listing } from '../../listings/fixtures.stories.ts';
import { PriceDistribution } from './PriceDistribution.tsx';

const market = getMarket(listing(LISTING.superior).id);
if (!market) throw new Error('the fixtures have a market for this home');
const { buckets } = market;
const [dearest] = buckets.slice(-1);

const meta = preview.meta({
  title: 'Market/PriceDistribution',
  component: PriceDistribution,
  args: { market, place: 'التجمع الخامس', style: { maxInlineSize: 640 } },
});

/** Chart and table with the same data; one bar contains this property. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /التجمع الخامس/ })).toBeVisible();
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(buckets.length + 1);
    await expect(canvasElement.querySelectorAll('.bar.currentBucket')).toHaveLength(1);
  },
});

/** A price beyond all others belongs to the last bar. */
export const AboveHighestPrice = meta.story({
  args: { market: { ...market, price_per_m2: 2 * (dearest?.to ?? 0) } },
  play: async ({ canvas, canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('.bar')];
    await expect(bars.at(-1)).toHaveClass('currentBucket');
    const rows = within(canvas.getByRole('table')).getAllByRole('row');
    await expect(rows.at(-1)).toHaveTextContent(ar.market.chart.here);
  },
});

/** All similar properties cost about the same. */
export const OneBar = meta.story({ args: { market: { ...market, buckets: buckets.slice(0, 1) } } });
