import { toPiastres } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { PricingPack } from './PricingPack.tsx';

const meta = preview.meta({
  title: 'Billing/PricingPack',
  component: PricingPack,
  args: {
    name: '',
    counts: { basic: 2, elite: 2, superior: 2 },
    price: toPiastres(600),
    fullPrice: toPiastres(1000),
    savingPercent: 40,
    onBuy: fn(),
  },
  render: (args, { globals }) => (
    <PricingPack {...args} name={getLanguage(globals) === 'ar' ? 'باقة متنوعة' : 'A bit of everything'} />
  ),
});

/** Pack of the specification: six ads, 600 instead of 1,000. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('وفّر 40%')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'إعلانان عاديان',
      'إعلانا إيليت',
      'إعلانا سوبيريور',
    ]);
    const buy = canvas.getByRole('button', { name: ar.myListings.plans.buy });
    const pack = canvas.getByRole('article').getBoundingClientRect();
    // The price is at the end of the line: on the left in Arabic.
    await expect(buy.getBoundingClientRect().left - pack.left).toBeCloseTo(25, 0);
    await userEvent.click(buy);
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({
  args: { busy: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onBuy).not.toHaveBeenCalled();
  },
});
