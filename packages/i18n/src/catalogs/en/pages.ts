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
    searchIn: '{{title}}: “{{query}}”',
    named: '{{rank}} {{finishing}} {{rooms}} {{kind}} {{action}} {{place}}',
    action: { forsell: 'for sale', forrent: 'for rent' },
    rank: { superior: 'Superior', elite: 'Elite' },
    finishing: {
      unfinished: 'unfinished',
      semi_finished: 'semi-finished',
      finished: 'finished',
      luxury: 'luxury',
      furnished: 'furnished',
    },
    rooms_one: '{{number}}-bedroom',
    rooms_other: '{{number}}-bedroom',
    roomsOrMore: '{{number}}+ bedroom',
    roomsOr: '{{fewer}} or {{rooms}}',
    in: 'in {{place}}',
    inBoth: 'in {{first}} and {{second}}',
    inMany: 'in {{place}} and other areas',
    egypt: 'Egypt',
    corrected: 'Nothing matches “{{query}}”; these are results for “{{corrected}}”.',
    description: '{{total}} properties: {{title}}{{more}}. Compare prices, sizes and pictures on Mashrabiya.',
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
    done: 'You are logged in.',
    out: 'You are logged out.',
    deleted: 'Your account has been deleted.',
    failed: 'Something went wrong.',
  },
  network: 'Check your network connection.',
  notFound: 'Page not found',
  coming: {
    addReel: { title: 'Add a reel', text: 'Show a home in a short video.' },
  },
};
