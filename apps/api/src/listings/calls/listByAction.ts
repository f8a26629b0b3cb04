import type { Action } from '@mashrabiya/contract';
import type { Handler } from '../../app/callHandler.ts';
import { buildListingPage, parseSort } from '../services/listingPage.ts';

const listByAction =
  (action: Action): Handler<'listForSale' | 'listForRent'> =>
  async ({ query: { page, sort_date, sort_price, ...filters } }, context) => {
    const sort = parseSort({ sort_date, sort_price });
    const {
      corrected: _,
      unused: __,
      ...answer
    } = await buildListingPage({ filters: { ...filters, action }, sort, page }, context);
    return answer;
  };

export const listForSale: Handler<'listForSale'> = listByAction('forsell');
export const listForRent: Handler<'listForRent'> = listByAction('forrent');
