import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CatalogTexts } from './CatalogTexts.tsx';

const meta = preview.meta({
  title: 'Design/Texts',
  component: CatalogTexts,
  parameters: { layout: 'fullscreen' },
  // One table for all: `Listings` is played, a unit test reads the others.
  tags: ['!autodocs', '!test'],
});

export const Account = meta.story({ args: { catalog: 'account' } });
export const Advice = meta.story({ args: { catalog: 'advice' } });
export const Articles = meta.story({ args: { catalog: 'articles' } });
export const Common = meta.story({ args: { catalog: 'common' } });
export const Compare = meta.story({ args: { catalog: 'compare' } });
export const Finance = meta.story({ args: { catalog: 'finance' } });
export const Forms = meta.story({ args: { catalog: 'forms' } });
export const Home = meta.story({ args: { catalog: 'home' } });
export const Kinds = meta.story({ args: { catalog: 'kinds' } });

export const Leads = meta.story({ args: { catalog: 'leads' } });

export const Listings = meta.story({
  args: { catalog: 'listings' },
  tags: ['test'],
  play: async ({ canvas }) => {
    const { bedrooms_two } = ar.listings.card;
    const two = canvas.getByText(bedrooms_two);
    await expect(two).toBeVisible();
    await expect(two.closest('td')).toHaveAttribute('lang', 'ar');
    await expect(getComputedStyle(two).direction).toBe('rtl');
    await expect(canvas.getByText('1 bedroom').closest('td')).toHaveAttribute('dir', 'ltr');
  },
});

export const Mails = meta.story({ args: { catalog: 'mails' } });
export const MapTexts = meta.story({ name: 'Map', args: { catalog: 'map' } });
export const Market = meta.story({ args: { catalog: 'market' } });
export const Messages = meta.story({ args: { catalog: 'messages' } });
export const Moderation = meta.story({ args: { catalog: 'moderation' } });
export const MyListings = meta.story({ args: { catalog: 'myListings' } });
export const Pages = meta.story({ args: { catalog: 'pages' } });
export const Payments = meta.story({ args: { catalog: 'payments' } });
export const People = meta.story({ args: { catalog: 'people' } });
export const Problems = meta.story({ args: { catalog: 'problems' } });
export const Reels = meta.story({ args: { catalog: 'reels' } });
export const Reporting = meta.story({ args: { catalog: 'reporting' } });
export const SavedSearches = meta.story({ args: { catalog: 'savedSearches' } });
export const Search = meta.story({ args: { catalog: 'search' } });
export const Shell = meta.story({ args: { catalog: 'shell' } });
export const States = meta.story({ args: { catalog: 'states' } });
export const Vocabulary = meta.story({ args: { catalog: 'vocabulary' } });
export const Wizard = meta.story({ args: { catalog: 'wizard' } });
