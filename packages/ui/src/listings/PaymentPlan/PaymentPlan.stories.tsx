import { property } from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LISTING, listing } from '../fixtures.stories.ts';
import { PaymentPlan } from './PaymentPlan.tsx';

const meta = preview.meta({
  title: 'Listings/PaymentPlan',
  component: PaymentPlan,
  args: { payment: property('ar').payment },
});

/** The formula is left-to-right in both languages; the bar fills from the inline start. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('(8,250,000 − 825,000) ÷ 84 = 88,393')).toBeVisible();
    const bar = canvasElement.querySelector('.bar')?.getBoundingClientRect();
    const down = canvasElement.querySelector('.bar .downPayment')?.getBoundingClientRect();
    await expect(down?.right).toBe(bar?.right);
  },
});

export const NoDownPayment = meta.story({
  args: { payment: { ...property('ar').payment, advance: 0 } },
});

export const Cash = meta.story({
  args: { payment: listing(LISTING.plain).payment },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/÷/)).toBeNull();
  },
});
