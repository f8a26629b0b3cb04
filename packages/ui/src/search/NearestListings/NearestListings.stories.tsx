import type { FilterDifference } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { manyPropertyCards } from '@mashrabiya/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage, getPropertyHref } from '../../foundation/stories.ts';
import { NearestListings } from './NearestListings.tsx';

const DIFFERENCES: readonly FilterDifference[][] = [
  [{ filter: 'price', by: 1_134_000 }],
  [
    { filter: 'bedrooms', by: -1 },
    { filter: 'price', by: 250_500 },
  ],
  [{ filter: 'price', by: -90_000 }],
  [
    { filter: 'subcategory_id', by: null },
    { filter: 'size', by: -30 },
  ],
  [{ filter: 'features', by: -2 }],
  [{ filter: 'query', by: null }],
  [{ filter: 'city', by: 2 }],
  [
    { filter: 'gover', by: 12 },
    { filter: 'finishing', by: null },
    { filter: 'payment', by: null },
    { filter: 'bathrooms', by: 1 },
  ],
];

const createNearestListings = (language: 'ar' | 'en') =>
  manyPropertyCards(language, DIFFERENCES.length).map((listing, index) => ({
    home: listing,
    differences: [...(DIFFERENCES[index] ?? [])],
  }));

const meta = preview.meta({
  title: 'Search/NearestListings',
  component: NearestListings,
  args: { listings: createNearestListings('ar'), query: 'ماونتن فيو', getHref: getPropertyHref, onFavorite: fn() },
  render: (args, { globals }) => <NearestListings {...args} listings={createNearestListings(getLanguage(globals))} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: ar.search.near.title })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(DIFFERENCES.length);
    await expect(canvas.getByText('أعلى من ميزانيتك بـ1.1 مليون')).toBeVisible();
    await expect(canvas.getByText(/أعلى من ميزانيتك بـ251 ألف$/)).toBeVisible();
    await expect(canvas.getByText(/على بُعد 2 كم$/)).toBeVisible();
    await expect(canvas.getByText('تنقصه ميزتان')).toBeVisible();
    await expect(canvas.getByText('ليس في «ماونتن فيو»')).toBeVisible();
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.1M above your limit')).toBeVisible();
    await expect(canvas.getByText('Missing 2 features')).toBeVisible();
  },
});
