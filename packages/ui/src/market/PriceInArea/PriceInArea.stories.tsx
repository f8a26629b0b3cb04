import { ar } from '@mashrabiya/i18n/ar';
import { getMarket } from '@mashrabiya/mocks';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LISTING, listing, localizeCard } from '../../listings/fixtures.stories.ts';
import { PriceInArea } from './PriceInArea.tsx';

const below = listing(LISTING.superior);

const meta = preview.meta({
  title: 'Market/PriceInArea',
  component: PriceInArea,
  args: { listing: below, market: getMarket(below.id), areaHref: '/area-1' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 800 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => <PriceInArea {...args} listing={localizeCard(below, globals)} />,
});

const { market } = ar;
const NEARBY = { kind: 'subcategory', area: 'nearby', radius: 10 } as const;

/** Sentence, chart, table, and number of listings; the lowest prices are at the start of the line. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: market.title })).toBeVisible();
    await expect(canvas.getByText(/^سعر المتر 50,000 ج.م\/م²، (أقل|أعلى) من المتوسط .* بـ\d+%/)).toBeVisible();
    const bars = [...canvasElement.querySelectorAll('.bar')].map((bar) => bar.getBoundingClientRect());
    await expect(bars[0]?.left).toBeGreaterThan(bars.at(-1)?.right ?? Number.NaN);
    const rows = within(canvas.getByRole('table')).getAllByRole('row');
    await expect(rows).toHaveLength(bars.length + 1);
    await expect(rows.filter((row) => row.textContent?.includes(market.chart.here))).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: /كل أسعار/ })).toHaveAttribute('href', '/area-1');
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('.bar')].map((bar) => bar.getBoundingClientRect());
    await expect(bars[0]?.right).toBeLessThan(bars.at(-1)?.left ?? Number.NaN);
  },
});

/** Too few in the city itself: the page names the radius, and the kind of property that is counted. */
export const Nearby = meta.story({
  render: (args, { globals }) => {
    const localizedListing = localizeCard(listing(LISTING.superior), globals);
    const { market } = args;
    const around = market && { ...market, context: { ...market.context, ...NEARBY } };
    return <PriceInArea {...args} market={around} listing={localizedListing} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/وما حولها حتى 10 كم \(شقة · للبيع\)/)).toBeVisible();
  },
});

/** All prices are equal: one bar. */
export const EqualPrices = meta.story({
  args: {
    market: {
      price_per_m2: 50_000,
      context: { median: 50_000, sample: 9, difference: 0, kind: 'subcategory', area: 'city', radius: null },
      buckets: [{ from: 50_000, to: 50_001, count: 9 }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(market.level))).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { market: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(market.loading);
  },
});

export const Failed = meta.story({
  args: { market: undefined, onRetry: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(market.failed);
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Too few similar properties: renders nothing. */
export const TooFew = meta.story({
  args: { market: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
