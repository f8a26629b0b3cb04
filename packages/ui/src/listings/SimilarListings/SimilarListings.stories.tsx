import { ar } from '@mashrabiya/i18n/ar';
import { similarProperties } from '@mashrabiya/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage, getPropertyHref } from '../../foundation/stories.ts';
import { SimilarListings } from './SimilarListings.tsx';

const meta = preview.meta({
  title: 'Listings/SimilarListings',
  component: SimilarListings,
  args: { properties: similarProperties('ar'), getHref: getPropertyHref, onFavorite: fn() },
});

export const Default = meta.story({
  render: (args, { globals }) => <SimilarListings {...args} properties={similarProperties(getLanguage(globals))} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: ar.listings.detail.similar })).toBeVisible();
    const [first, second] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    await expect(canvas.getAllByRole('article')).toHaveLength(args.properties.length);
    await expect(first?.x).toBeGreaterThan(second?.x ?? Number.NaN);
  },
});

export const Empty = meta.story({
  args: { properties: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
