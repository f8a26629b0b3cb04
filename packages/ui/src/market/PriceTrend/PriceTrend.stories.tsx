import type { Action, PropertyType } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PriceTrend, type PriceTrendProps } from './PriceTrend.tsx';

const MEDIANS = [43_100, 43_900, 44_200, null, 45_800, 46_100, 47_500, 48_000, 48_200, 49_900, 50_700, 51_300];

const TREND: PriceTrendProps['trend'] = {
  action: 'forsell',
  type: 'housing',
  months: MEDIANS.map((median, index) => ({
    month: new Date(Date.UTC(2025, 11 + index)).toISOString().slice(0, 7),
    median,
    sample: median === null ? 3 : 20 + index * 4,
  })),
};

const createPrice = (action: Action, type: PropertyType, median: number | null) => ({
  action,
  type,
  median,
  low: median,
  high: median,
  sample: 20,
  on_offer: 24,
});

const meta = preview.meta({
  title: 'Market/PriceTrend',
  component: PriceTrend,
  args: {
    trend: TREND,
    prices: [
      createPrice('forsell', 'housing', 51_300),
      createPrice('forrent', 'housing', 290),
      createPrice('forsell', 'land', null),
    ],
    getHref: (action, type) => `/area-1?action=${action}&type=${type}`,
  },
});

/** Readable with arrow keys, month by month, or as a table; time runs in the writing direction. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: ar.market.area.trend });
    await expect(slider).toHaveAttribute('aria-valuetext', 'نوفمبر 2026: 51,300 ج.م/م²');
    const bars = [...slider.querySelectorAll('.bar')].map((bar) => bar.getBoundingClientRect());
    await expect(bars[0]?.left).toBeGreaterThan(bars[11]?.right ?? Number.NaN);
    slider.focus();
    await userEvent.keyboard('{Home}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', `مارس 2026: ${ar.market.area.trendFew}`);
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(13);
    await userEvent.keyboard('{End}');
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    const bars = [...slider.querySelectorAll('.bar')].map((bar) => bar.getBoundingClientRect());
    await expect(bars[0]?.right).toBeLessThan(bars[11]?.left ?? Number.NaN);
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'October 2026: EGP 50,700/m²');
  },
});

/** A single kind needs no links. */
export const OneKind = meta.story({
  args: { prices: [createPrice('forsell', 'housing', 51_300)] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

/** A kind with little data shows a note, and links to the others. */
export const FewMonths = meta.story({
  args: { trend: { ...TREND, type: 'land', months: TREND.months.map((month) => ({ ...month, median: null })) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.market.area.trendNone)).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
    const [current] = canvas.getAllByRole('link', { current: true });
    await expect(current).toHaveAttribute('href', '/area-1?action=forsell&type=land');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});
