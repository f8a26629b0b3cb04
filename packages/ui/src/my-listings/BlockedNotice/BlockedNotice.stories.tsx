import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { BlockedNotice } from './BlockedNotice.tsx';

const meta = preview.meta({
  title: 'My listings/BlockedNotice',
  component: BlockedNotice,
  args: { block: { reason: 'إعلانات لعقارات لا تملكها.', at: '2026-11-19T10:00:00Z' } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: ar.myListings.blocked.title })).toBeVisible();
    await expect(canvas.getByText('إعلانات لعقارات لا تملكها.')).toBeVisible();
  },
});
