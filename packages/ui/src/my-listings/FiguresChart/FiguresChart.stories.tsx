import { ar } from '@mashrabiya/i18n/ar';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type DayFigures, FIGURES, FiguresChart } from './FiguresChart.tsx';

const VIEWS = [
  12, 18, 15, 22, 31, 44, 39, 24, 19, 27, 33, 41, 58, 52, 36, 30, 28, 0, 3, 47, 66, 71, 54, 49, 43, 61, 78, 96, 82, 64,
];

/** Thirty days until 20 November 2026. */
const DAYS: DayFigures[] = VIEWS.map((views, index) => ({
  day: new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
  views,
  favorites: Math.floor(views / 12),
  leads: index === 29 ? 2 : 0,
}));

const { chart } = ar.myListings;

const meta = preview.meta({ title: 'My listings/FiguresChart', component: FiguresChart, args: { days: DAYS } });

/** Tabs past the choice of a figure. */
const tabTo = async (slider: HTMLElement) => {
  for (let stop = 0; stop <= FIGURES.length && document.activeElement !== slider; stop++) await userEvent.tab();
};

const getBars = (slider: HTMLElement) => [...slider.querySelectorAll('.bar')].map((bar) => bar.getBoundingClientRect());

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const slider = canvas.getByRole('slider', { name: 'الأداء في آخر 30 يومًا' });
    await step('the total is announced, and the last day is selected', async () => {
      await expect(canvas.getByText('1,243 مشاهدة')).toBeVisible();
      await expect(slider).toHaveAttribute('aria-valuetext', 'الجمعة، 20 نوفمبر: 64 مشاهدة');
    });
    await step('time runs from right to left in Arabic', async () => {
      const bars = getBars(slider);
      await expect(bars).toHaveLength(30);
      await expect(bars[0]?.left).toBeGreaterThan(bars[29]?.right ?? 0);
    });
    await step('the left arrow goes forward in time, the right one back', async () => {
      await tabTo(slider);
      await expect(slider).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(slider).toHaveAttribute('aria-valuenow', '28');
      await userEvent.keyboard('{ArrowLeft}');
      await expect(slider).toHaveAttribute('aria-valuetext', 'الخميس، 19 نوفمبر: 82 مشاهدة');
      await userEvent.keyboard('{Home}');
      await expect(slider).toHaveAttribute('aria-valuenow', '1');
    });
    await step('the pointer selects the day below it', async () => {
      const box = slider.getBoundingClientRect();
      const hoverDay = (day: number) =>
        fireEvent.pointerMove(slider, { clientX: box.right - ((day + 0.5) / 30) * box.width, clientY: box.top + 10 });
      await hoverDay(17);
      const none = `الأحد، 8 نوفمبر: ${chart.views_zero}`;
      await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', none));
      await hoverDay(27);
      await expect(await canvas.findByText('96 مشاهدة')).toBeVisible();
    });
    await step('favourites and contact requests have charts of their own', async () => {
      await userEvent.click(canvas.getByRole('button', { name: ar.myListings.figures.leads }));
      await expect(canvas.getByText('طلبا تواصل', { selector: '.total' })).toBeVisible();
      await expect(canvas.getByText('2', { selector: '.scale *' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: ar.myListings.figures.favorites }));
      await expect(canvas.getByText('91 إضافة إلى المفضلة', { selector: '.total' })).toBeVisible();
    });
  },
});

export const LeftToRight = meta.story({
  globals: { locale: 'en', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    const bars = getBars(slider);
    await expect(bars[0]?.right).toBeLessThan(bars[29]?.left ?? 0);
    await tabTo(slider);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Thursday 19 November: 82 views');
  },
});

export const Empty = meta.story({
  args: { days: DAYS.map(({ day }) => ({ day, views: 0, favorites: 0, leads: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(chart.empty.views)).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
});

export const Loading = meta.story({
  args: { days: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: chart.loading })).toHaveAttribute('aria-busy', 'true');
  },
});
