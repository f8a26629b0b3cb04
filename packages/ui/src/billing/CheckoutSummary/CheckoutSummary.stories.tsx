import { piastres, toPiastres } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { PLAN, planOffer } from '@mashrabiya/mocks';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { PayButton } from '../PayButton/PayButton.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';

const { checkout } = ar.myListings;

const meta = preview.meta({
  title: 'Billing/CheckoutSummary',
  component: CheckoutSummary,
  args: {
    lines: [{ id: 'superior', name: '', amount: toPiastres(1000) }],
    saving: toPiastres(400),
    vat: piastres(7_368),
    vatPercent: 14,
  },
  render: ({ lines, ...args }, { globals }) => {
    const { name } = planOffer(PLAN.superior, getLanguage(globals));
    return <CheckoutSummary {...args} lines={lines.map((line) => ({ ...line, name: line.name || name }))} />;
  },
});

/** The 600 include the tax: 526.32 and 73.68 add up. */
export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const row = (name: string | RegExp) => within(canvas.getByText(name).parentElement as HTMLElement);
    await step('the total includes the tax', async () => {
      await expect(row(checkout.total).getByText('600 ج.م')).toBeVisible();
      await expect(row(checkout.net).getByText('526.32 ج.م')).toBeVisible();
      await expect(row(/14%/).getByText('73.68 ج.م')).toBeVisible();
    });
    await step('amounts are at the end: on the left in Arabic', async () => {
      const name = canvas.getByText(checkout.total).getBoundingClientRect();
      const amount = row(checkout.total).getByText('600 ج.م').getBoundingClientRect();
      await expect(amount.right).toBeLessThan(name.left);
    });
  },
});

export const LongArabic = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { saving: toPiastres(4_000), vat: piastres(567_982), children: <PayButton amount={toPiastres(46_250)} /> },
  render: (args, { globals }) => {
    const arabic = getLanguage(globals) === 'ar';
    const lines = [
      {
        id: 'office',
        name: arabic
          ? 'باقة مكاتب التسويق العقاري لعام كامل في القاهرة والجيزة والإسكندرية'
          : 'A whole year for estate agents in Cairo, Giza and Alexandria',
        amount: toPiastres(48_000),
      },
      { id: 'single', name: planOffer(4, getLanguage(globals)).name, amount: toPiastres(2_250) },
    ];
    return <CheckoutSummary {...args} lines={lines} />;
  },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('region', { name: checkout.title });
    await expect(summary.scrollWidth).toBeLessThanOrEqual(summary.clientWidth);
    await expect(canvas.getByText('46,250 ج.م')).toBeVisible();
  },
});
