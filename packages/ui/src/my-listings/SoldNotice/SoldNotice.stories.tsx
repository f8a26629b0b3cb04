import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SoldNotice } from './SoldNotice.tsx';

const meta = preview.meta({
  title: 'My listings/SoldNotice',
  component: SoldNotice,
  args: { requestedAt: '2026-11-19T10:00:00Z' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(326px, 100%)' }}>
        <h2>{ar.shell.links.myProperties}</h2>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: ar.myListings.sold.title })).toBeVisible();
    await expect(canvas.getByText(ar.myListings.sold.text)).toBeVisible();
    await expect(canvas.getByText('19 نوفمبر 2026')).toBeVisible();
  },
});
