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
    const name = canvas.getByText(fact.finishing);
    const value = canvas.getByText(ar.vocabulary.finishing.luxury);
    await expect(name.getBoundingClientRect().x).toBeGreaterThan(value.getBoundingClientRect().x);
  },
});

/** The size and the number of rooms are beside the price. */
export const WithoutIntro = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: ar.listings.detail.facts })).toBeVisible();
    await expect(canvas.queryByText(fact.size)).toBeNull();
    await expect(canvas.queryByText(fact.bedrooms)).toBeNull();
  },
});

export const Land = meta.story({
  render: (_, { globals }) => <PropertyFacts property={property(getLanguage(globals), 'plot')} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(fact.finishing)).toBeNull();
  },
});
