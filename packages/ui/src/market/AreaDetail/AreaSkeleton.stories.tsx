import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AreaSkeleton } from './AreaSkeleton.tsx';

const meta = preview.meta({ title: 'Market/AreaSkeleton', component: AreaSkeleton });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: ar.market.area.loading })).toBeVisible();
  },
});
