import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getPropertyHref } from '../../foundation/stories.ts';
import { LISTING, listing } from '../../listings/fixtures.stories.ts';
import { AdActions } from '../AdActions/AdActions.tsx';
import { exampleActions } from '../fixtures.stories.ts';
import { OwnerPropertyCard } from '../OwnerPropertyCard/OwnerPropertyCard.tsx';
import { OwnAdGrid } from './OwnAdGrid.tsx';

const meta = preview.meta({ title: 'My listings/OwnAdGrid', component: OwnAdGrid });

export const Default = meta.story({
  render: (args, { globals }) => (
    <OwnAdGrid {...args}>
      {[LISTING.plain, LISTING.rent, LISTING.coastal].map((index) => {
        const property = listing(index, globals);
        return (
          <OwnerPropertyCard
            key={property.id}
            property={property}
            href={getPropertyHref(property)}
            actions={<AdActions {...exampleActions} ad={{ ...exampleActions.ad, address: property.address }} />}
          />
        );
      })}
    </OwnAdGrid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});

export const Loading = meta.story({
  args: { skeletons: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  },
});
