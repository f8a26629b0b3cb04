import { ar } from '@mashrabiya/i18n/ar';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type DayViews, ViewsChart } from './ViewsChart.tsx';

const VIEWS = [
  12, 18, 15, 22, 31, 44, 39, 24, 19, 27, 33, 41, 58, 52, 36, 30, 28, 0, 3, 47, 66, 71, 54, 49, 43, 61, 78, 96, 82, 64,
];

/** The thirty days up to 20 November 2026. */
const DAYS: DayViews[] = VIEWS.map((views, index) => ({
  day: new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
  views,
}));

const { chart } = ar.owning;

const meta = preview.meta({ title: 'Owning/ViewsChart', component: ViewsChart, args: { days: DAYS } });

const barsOf = (slider: HTMLElement) => [...slider.querySelectorAll('.bar')].map((bar) => bar.getBoundingClientRect());

export const Default = meta.story({
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'مشاهدات آخر 30 يومًا' });
    await step('the sum is told, and the last day is chosen first', async () => {
      await expect(canvas.getByText('1,243 مشاهدة')).toBeVisible();
      await expect(slider).toHaveAttribute('aria-valuetext', 'الجمعة، 20 نوفمبر: 64 مشاهدة');
    });
    await step('time runs from right to left in Arabic', async () => {
      const bars = barsOf(slider);
      await expect(bars).toHaveLength(30);
      await expect(bars[0]?.left).toBeGreaterThan(bars[29]?.right ?? 0);
    });
    await step('the left arrow goes on in time, the right one back', async () => {
      await userEvent.tab();
      await expect(slider).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(slider).toHaveAttribute('aria-valuenow', '28');
      await userEvent.keyboard('{ArrowLeft}');
      await expect(slider).toHaveAttribute('aria-valuetext', 'الخميس، 19 نوفمبر: 82 مشاهدة');
      await userEvent.keyboard('{Home}');
      await expect(slider).toHaveAttribute('aria-valuenow', '1');
    });
    await step('a pointer chooses the day that it is over', async () => {
      const box = slider.getBoundingClientRect();
      const over = (day: number) =>
        fireEvent.pointerMove(slider, { clientX: box.right - ((day + 0.5) / 30) * box.width, clientY: box.top + 10 });
      await over(17);
      const none = `الأحد، 8 نوفمبر: ${chart.views_zero}`;
      await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', none));
      await over(27);
      await expect(await canvas.findByText('96 مشاهدة')).toBeVisible();
    });
    await step('the same is there as a table', async () => {
      const table = within(canvasElement).getByRole('table');
      await expect(within(table).getAllByRole('row')).toHaveLength(31);
    });
  },
});

/** The left-to-right half of the proof. */
export const LeftToRight = meta.story({
  globals: { locale: 'en', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    const bars = barsOf(slider);
    await expect(bars[0]?.right).toBeLessThan(bars[29]?.left ?? 0);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Thursday 19 November: 82 views');
  },
});

export const Empty = meta.story({
  args: { days: DAYS.map(({ day }) => ({ day, views: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(chart.empty)).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
});

export const Loading = meta.story({
  args: { days: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: chart.loading })).toHaveAttribute('aria-busy', 'true');
  },
});
