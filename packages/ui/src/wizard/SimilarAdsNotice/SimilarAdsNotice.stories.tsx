import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SimilarAdsNotice } from './SimilarAdsNotice.tsx';

const meta = preview.meta({
  title: 'Wizard/SimilarAdsNotice',
  component: SimilarAdsNotice,
  args: { ads: [{ id: 'a', title: 'شقة بحديقة خاصة في التجمع الخامس', href: '/property-a', isOwn: true }] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.wizard.like.own)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/property-a');
  },
});

export const OtherSellers = meta.story({
  args: {
    ads: [
      { id: 'a', title: 'شقة بحديقة خاصة في التجمع الخامس', href: '/property-a', isOwn: false },
      { id: 'b', title: 'Garden apartment in Fifth Settlement', href: '/property-b', isOwn: false },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.wizard.like.others)).toBeVisible();
  },
});
