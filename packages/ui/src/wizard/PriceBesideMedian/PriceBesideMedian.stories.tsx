import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PriceBesideMedian } from './PriceBesideMedian.tsx';

const meta = preview.meta({
  title: 'Wizard/PriceBesideMedian',
  component: PriceBesideMedian,
  args: {
    price: 4_850_000,
    size: 165,
    median: { median: 27_200, sample: 41, kind: 'subcategory' as const, area: 'city' as const, radius: null },
    listing: {
      city_name: 'المعادي',
      gover_name: 'القاهرة',
      category_name: 'سكني',
      subcategory_name: 'شقة',
      action: 'forsell' as const,
    },
  },
});

/** 29,394 per metre is 8 % above the median of 41 flats in the city. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/أعلى من المتوسط .* بـ8%/);
    await expect(canvas.getByRole('status')).toHaveTextContent('41');
  },
});

export const Below = meta.story({
  args: { price: 3_500_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/أقل من المتوسط .* بـ22%/);
  },
});

export const NoPriceYet = meta.story({
  args: { price: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('27,200');
    await expect(canvas.getByRole('status')).not.toHaveTextContent(ar.market.level);
  },
});

/** Same height while loading, so that nothing below moves under a finger. */
export const Loading = meta.story({
  args: { median: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  },
});

export const NoSimilarListings = meta.story({
  args: { median: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(ar.wizard.home.noMedian);
  },
});

export const WholeGovernorate = meta.story({
  args: { median: { median: 24_000, sample: 12, kind: 'type', area: 'governorate', radius: null } },
});
