import { ar } from '@mashrabiya/i18n/ar';
import { configuration, property } from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { choose } from '../../forms/stories.tsx';
import { LISTING, listing } from '../../listings/fixtures.stories.ts';
import { PaymentCalculator } from './PaymentCalculator.tsx';

const { plan } = ar.market;

const meta = preview.meta({
  title: 'Market/PaymentCalculator',
  component: PaymentCalculator,
  args: { payment: property('ar').payment, bankRates: configuration.bankrates },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 800 }}>
        <Story />
      </div>
    ),
  ],
});

/** Starts with the seller's terms, shows the calculation, and updates while typing, in digits of any script. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const down = canvas.getByRole('textbox', { name: plan.down });
    const getResult = () => canvasElement.querySelector('output');
    await expect(down).toHaveValue('825,000');
    await expect(getResult()).toHaveTextContent('88,393 ج.م');
    await step('the calculation is shown on request, left to right', async () => {
      await userEvent.click(canvas.getByText(plan.howTitle));
      const sum = canvas.getByText('(8,250,000 − 825,000) ÷ 84 = 88,393');
      await expect(sum).toBeVisible();
      await expect(getComputedStyle(sum).direction).toBe('ltr');
      await userEvent.click(canvas.getByText(plan.howTitle));
    });
    await step('a larger down payment makes each installment smaller', async () => {
      await userEvent.clear(down);
      await userEvent.type(down, '٢ مليون');
      await expect(getResult()).toHaveTextContent('74,405 ج.م');
    });
    await step('with a return of zero the present value is the price', async () => {
      const rate = canvas.getByRole('textbox', { name: plan.rate });
      await userEvent.clear(rate);
      await userEvent.type(rate, '٠');
      await expect(canvas.getByText(plan.cash).parentElement).toHaveTextContent('8,250,000 ج.م');
    });
  },
});

/** An impossible input shows its error, and stays. */
export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    const down = canvas.getByRole('textbox', { name: plan.down });
    await userEvent.clear(down);
    await userEvent.type(down, '9000000');
    await userEvent.tab();
    await expect(down).toHaveValue('9,000,000');
    await expect(down).toHaveAccessibleDescription(/أو أقل/);
    await expect(canvas.getByText(plan.incomplete)).toBeVisible();
    const years = canvas.getByRole('spinbutton', { name: plan.years });
    await userEvent.clear(down);
    await userEvent.type(down, '900000');
    await userEvent.clear(years);
    await userEvent.type(years, '99');
    await expect(canvas.getByText(plan.incomplete)).toBeVisible();
    await userEvent.clear(down);
    await userEvent.type(down, '9000000');
    const rate = canvas.getByRole('textbox', { name: plan.rate });
    await userEvent.clear(rate);
    await userEvent.type(rate, 'كثير');
    await userEvent.tab();
    await expect(rate).toHaveValue('كثير');
    await expect(rate).toHaveAccessibleDescription(plan.ratePattern);
  },
});

export const Bank = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: plan.bank }));
    await expect(canvas.getByRole('textbox', { name: plan.down })).toHaveValue('1,650,000');
    const term = canvas.getByRole('combobox', { name: plan.bankYears });
    await choose(term, /^10 /);
    await expect(canvasElement.querySelector('output')).toHaveTextContent('138,674 ج.م');
    await choose(term, /^20 /);
    await expect(canvas.getByText(plan.interest)).toBeVisible();
  },
});

/** In English the fields are on the left, the result on the right. */
export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, canvasElement }) => {
    if (window.innerWidth < 900) return;
    const field = canvas.getByRole('textbox', { name: 'Down payment' }).getBoundingClientRect();
    await expect(field.right).toBeLessThan(canvasElement.querySelector('output')?.getBoundingClientRect().left ?? 0);
  },
});

export const Cash = meta.story({
  args: { payment: listing(LISTING.plain).payment },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('combobox', { name: plan.bankYears })).toBeVisible();
  },
});

/** Without configured rates, only the seller's plan is calculated until the user types a rate. */
export const NoBanks = meta.story({
  args: { bankRates: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('spinbutton', { name: plan.years })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: plan.rate })).toHaveValue('');
    await expect(canvasElement.querySelector('output')).toHaveTextContent('88,393 ج.م');
    await expect(canvas.queryByText(plan.cash)).toBeNull();
  },
});
