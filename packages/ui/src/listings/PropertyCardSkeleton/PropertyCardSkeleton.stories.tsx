import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getPropertyHref } from '../../foundation/stories.ts';
import { LISTING, listing } from '../fixtures.stories.ts';
import { PropertyCard } from '../PropertyCard/PropertyCard.tsx';
import { PropertyCardSkeleton } from './PropertyCardSkeleton.tsx';

const meta = preview.meta({
  title: 'Listings/PropertyCardSkeleton',
  component: PropertyCardSkeleton,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(358px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const BesideCard = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, inlineSize: 640 }}>
      <PropertyCardSkeleton />
      <PropertyCard property={listing(LISTING.superior)} href={getPropertyHref(listing(LISTING.superior))} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const part of ['window', 'price', 'terms', 'facts', 'foot']) {
      const [cardBox, skeletonBox] = [...canvasElement.querySelectorAll(`.${part}`)].map((box) =>
        box.getBoundingClientRect(),
      );
      await expect([cardBox?.y, cardBox?.height]).toEqual([skeletonBox?.y, skeletonBox?.height]);
    }
  },
});
