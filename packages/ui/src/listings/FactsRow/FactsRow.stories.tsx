import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LISTING, listing } from '../fixtures.stories.ts';
import { FactsRow } from './FactsRow.tsx';

const meta = preview.meta({
  title: 'Listings/FactsRow',
  component: FactsRow,
  args: { property: listing(LISTING.superior) },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const size = canvas.getByRole('img', { name: 'المساحة 165 متر مربع' });
    await expect(canvas.getByRole('img', { name: '3 غرف نوم' })).toHaveTextContent('3');
    const baths = canvas.getByRole('img', { name: 'حمامان' });
    await expect(size.getBoundingClientRect().x).toBeGreaterThan(baths.getBoundingClientRect().x);
  },
});

export const Land = meta.story({
  args: { property: listing(LISTING.land) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
  },
});
