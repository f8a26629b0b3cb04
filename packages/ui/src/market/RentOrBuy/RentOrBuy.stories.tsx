import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RentOrBuy } from './RentOrBuy.tsx';

const { advice } = ar;
const { rentOrBuy } = advice;

const meta = preview.meta({
  tags: ['desktop'],
  title: 'Market/RentOrBuy',
  component: RentOrBuy,
  args: { bankRates: [] },
});

const formatYear = (number: number) => rentOrBuy.yearName.replace('{{year}}', String(number));

/** Asks for the inputs, then shows the year, chart and table. */
export const Default = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await expect(canvas.getByText(rentOrBuy.incomplete)).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: advice.example }));
    const slider = canvas.getByRole('slider', { name: rentOrBuy.chart });
    await step('the first year in which buying is better is selected', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(rentOrBuy.wins.replace('{{year}}', '10'));
      await expect(slider).toHaveAttribute('aria-valuenow', '10');
    });
    await step('years follow the writing direction', async () => {
      slider.focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(slider).toHaveAttribute('aria-valuenow', '11');
      await userEvent.keyboard('{Home}');
      await expect(slider.getAttribute('aria-valuetext')).toContain(formatYear(1));
    });
    await step('the table has every year, the calculation the first', async () => {
      await userEvent.click(canvas.getByText(rentOrBuy.table));
      await expect(canvas.getAllByRole('row')).toHaveLength(31);
      await userEvent.click(canvas.getByText(rentOrBuy.table));
      await userEvent.click(canvas.getByText(rentOrBuy.howTitle));
      await expect(canvas.getByText(rentOrBuy.howSpent)).toBeVisible();
      await userEvent.click(canvas.getByText(rentOrBuy.howTitle));
    });
  },
});

/** Prices that do not grow, against savings with high returns. */
export const RentingWins = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: advice.example }));
    const growth = canvas.getByRole('textbox', { name: rentOrBuy.priceGrowth });
    await userEvent.clear(growth);
    await userEvent.type(growth, '٠');
    await expect(canvas.getByRole('status')).toHaveTextContent('الإيجار أوفر طوال 30 سنة');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '30');
  },
});

/** A down payment above the price is an error at its field. */
export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: advice.example }));
    const down = canvas.getByRole('textbox', { name: rentOrBuy.down });
    await userEvent.clear(down);
    await userEvent.type(down, '4 مليون');
    await userEvent.tab();
    await expect(down).toHaveAccessibleDescription(/أو أقل/);
    await expect(canvas.getByText(rentOrBuy.incomplete)).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { locale: 'en', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try it with sample numbers' }));
    const slider = canvas.getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuenow', '29');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
