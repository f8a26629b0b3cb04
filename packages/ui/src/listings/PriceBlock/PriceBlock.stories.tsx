import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LISTING, listing } from '../fixtures.stories.ts';
import { PriceBlock } from './PriceBlock.tsx';

const meta = preview.meta({
  title: 'Listings/PriceBlock',
  component: PriceBlock,
  args: { property: listing(LISTING.plain) },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,850,000 ج.م')).toBeVisible();
    await expect(canvas.getByText(ar.vocabulary.payment.cash)).toBeVisible();
  },
});

export const Installment = meta.story({
  args: { property: listing(LISTING.superior), perMetre: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('مقدم 10% · على 7 سنوات')).toBeVisible();
    await expect(canvas.getByText('50,000 ج.م/م²')).toBeVisible();
  },
});

export const Rent = meta.story({
  args: { property: listing(LISTING.rent) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21,500 ج.م / شهريًا')).toBeVisible();
  },
});

export const NoPrice = meta.story({
  args: { property: listing(LISTING.land), perMetre: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.listings.card.noPrice)).toBeVisible();
  },
});
