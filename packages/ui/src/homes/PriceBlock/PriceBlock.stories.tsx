import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { HOME, home } from '../fixtures.stories.ts';
import { PriceBlock } from './PriceBlock.tsx';

const meta = preview.meta({
  title: 'Homes/PriceBlock',
  component: PriceBlock,
  args: { property: home(HOME.plain) },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,850,000 ج.م')).toBeVisible();
    await expect(canvas.getByText(ar.vocabulary.payment.cash)).toBeVisible();
  },
});

export const Installment = meta.story({
  args: { property: home(HOME.superior), perMetre: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('مقدم 10% · على 7 سنوات')).toBeVisible();
    await expect(canvas.getByText('50,000 ج.م/م²')).toBeVisible();
  },
});

export const Rent = meta.story({
  args: { property: home(HOME.rent) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21,500 ج.م / شهريًا')).toBeVisible();
  },
});

export const NoPrice = meta.story({
  args: { property: home(HOME.land), perMetre: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.homes.card.noPrice)).toBeVisible();
  },
});
