import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PropertyDetailSkeleton } from './PropertyDetailSkeleton.tsx';

const meta = preview.meta({ title: 'Listings/PropertyDetailSkeleton', component: PropertyDetailSkeleton });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: ar.listings.detail.loading })).toBeVisible();
  },
});
