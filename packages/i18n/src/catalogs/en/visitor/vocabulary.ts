import type { vocabulary as ar } from '../../ar/visitor/vocabulary.ts';
import type { CatalogOf } from '../../type.ts';

export const vocabulary: CatalogOf<typeof ar> = {
  action: { forsell: 'For sale', forrent: 'For rent' },
  type: { housing: 'Housing', commercial: 'Commercial', coastal: 'Coastal', industrial: 'Industrial', land: 'Land' },
  finishing: {
    unfinished: 'Unfinished',
    semi_finished: 'Semi-finished',
    finished: 'Finished',
    luxury: 'Luxury finish',
    furnished: 'Furnished',
  },
  orientation: { north: 'North-facing', east: 'East-facing', south: 'South-facing', west: 'West-facing' },
  payment: { cash: 'Cash', installment: 'Instalments' },
  adType: { basic: 'Basic', elite: 'Elite', superior: 'Superior' },
  availability: { pending: 'Under review', active: 'Active', expired: 'Expired', rejected: 'Rejected' },
  sort: {
    date_desc: 'Newest first',
    date_asc: 'Oldest first',
    price_asc: 'Lowest price',
    price_desc: 'Highest price',
    default: 'Recommended',
  },
};
