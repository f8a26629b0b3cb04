import type { pages as ar } from '../ar/pages.ts';
import type { CatalogOf } from '../type.ts';

export const pages: CatalogOf<typeof ar> = {
  titled: '{{title}} | Mashrabiya',
  titledPage: '{{title}} - page {{page}}',
  home: {
    title: 'Mashrabiya: homes for sale and rent in Egypt',
    description:
      'Apartments, villas, chalets, shops, factories and land for sale and rent in every governorate of Egypt, with clear prices and many pictures.',
  },
  list: {
    forSale: 'Properties for sale in Egypt',
    forRent: 'Properties for rent in Egypt',
    superior: 'Superior properties',
    elite: 'Elite properties',
    search: 'All properties',
    searchFor: 'Results for “{{query}}”',
    corrected: 'Nothing matches “{{query}}”; these are results for “{{corrected}}”.',
    description: '{{total}} properties: {{title}}. Compare prices, sizes and pictures on Mashrabiya.',
    empty: 'No properties match these filters right now.',
    emptyAction: 'Clear the filters',
    emptySearchAction: 'Browse all properties',
    failed: 'An error occurred while fetching data',
  },
  property: {
    title: '{{address}}: {{price}}',
    noPrice: 'price on request',
    failed: 'This property cannot be shown right now.',
  },
  login: {
    title: 'Login needed',
    addProperty: 'You have to login to add a property.',
    love: 'Login to add Property to favorites.',
  },
  notFound: 'Page not found',
  coming: {
    reels: { title: 'Reels', text: 'Short video tours inside homes, one after the other.' },
    reelsSearch: { title: 'Search reels', text: 'Find video tours by place, price and kind of property.' },
    advisors: { title: 'Real estate advisors', text: 'Advisors in your city, with their experience and their areas.' },
    applyAdvisor: {
      title: 'Become an advisor',
      text: 'Apply, and be found by people who look for a home in your area.',
    },
    management: { title: 'Property management', text: 'Rent, maintenance and collection, looked after for you.' },
    financial: { title: 'Financial advisor', text: 'Mortgages and installments in plain figures, before you decide.' },
    news: { title: 'News', text: 'Egypt’s property market and where prices are going.' },
    questions: { title: 'Common questions', text: 'Answers to what buyers, renters and sellers ask.' },
    about: { title: 'About us', text: 'The story of Mashrabiya and the people behind it.' },
    privacy: { title: 'Privacy policy', text: 'What we keep about you and why, and how to erase it.' },
    terms: { title: 'Terms and conditions', text: 'What everyone who lists or looks for a property here agrees to.' },
    refund: { title: 'Refund policy', text: 'How to get the price of an ad plan back, and within what time.' },
    provider: { title: 'Advertiser', text: 'All of an advertiser’s properties and reviews in one place.' },
  },
};
