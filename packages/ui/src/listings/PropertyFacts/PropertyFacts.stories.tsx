import { ar } from '@mashrabiya/i18n/ar';
import { property } from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { PropertyFacts } from './PropertyFacts.tsx';

const meta = preview.meta({
  title: 'Listings/PropertyFacts',
  component: PropertyFacts,
  args: { property: property('ar') },
});

const { fact } = ar.listings;

export const Default = meta.story({
  render: (_, { globals }) => <PropertyFacts property={property(getLanguage(globals))} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(fact.finishing).nextElementSibling).toHaveTextContent(ar.vocabulary.finishing.luxury);
    const [name, value] = [canvas.getByText(fact.size), canvas.getByText('165 م²')];
    await expect(name.getBoundingClientRect().x).toBeGreaterThan(value.getBoundingClientRect().x);
  },
});

export const Land = meta.story({
  render: (_, { globals }) => <PropertyFacts property={property(getLanguage(globals), 'plot')} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(fact.bedrooms)).toBeNull();
    await expect(canvas.queryByText(fact.finishing)).toBeNull();
  },
});
