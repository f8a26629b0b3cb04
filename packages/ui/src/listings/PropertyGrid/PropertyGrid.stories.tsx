import { propertyCards } from '@mashrabiya/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage, getPropertyHref } from '../../foundation/stories.ts';
import { PropertyGrid } from './PropertyGrid.tsx';

const meta = preview.meta({
  title: 'Listings/PropertyGrid',
  component: PropertyGrid,
  args: { properties: propertyCards('ar'), getHref: getPropertyHref, onFavorite: fn(), priorityCount: 4 },
  render: (args, { globals }) => (
    <PropertyGrid {...args} properties={propertyCards(getLanguage(globals)).slice(0, args.properties.length)} />
  ),
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(args.properties.length);
    const [first, second] = cards.map((card) => card.getBoundingClientRect());
    const rtl = getComputedStyle(canvas.getByRole('list')).direction === 'rtl';
    if (first && second && first.y === second.y) await expect(first.x > second.x).toBe(rtl);
  },
});

export const Loading = meta.story({
  args: { properties: [], skeletons: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

export const LoadingMore = meta.story({ args: { properties: propertyCards('ar').slice(0, 4), skeletons: 4 } });
