import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AdLinks } from './AdLinks.tsx';

const { run } = ar.myListings;
const meta = preview.meta({
  title: 'My listings/AdLinks',
  component: AdLinks,
  args: { address: 'شقة في التجمع', statisticsHref: '/ad-statistics-1', duplicateHref: '/addProperty?from=1' },
});

/** Each link names its ad. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const statistics = canvas.getByRole('link', { name: `${run.statistics}: شقة في التجمع` });
    await expect(statistics).toHaveAttribute('href', '/ad-statistics-1');
    await expect(canvas.getByRole('link', { name: `${run.duplicate}: شقة في التجمع` })).toBeVisible();
  },
});
