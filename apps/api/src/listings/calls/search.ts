import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { buildListingPage, parseSort } from '../services/listingPage.ts';

/** Listings that match a text and filters. The page may be in the query string, the body, or equal in both. */
export const search: Handler<'search'> = ({ query, body }, context) => {
  if (query.page !== undefined && body.page !== undefined && query.page !== body.page) {
    throw new AppError({ code: 'invalid_page', pointer: '/page' });
  }
  const page = query.page ?? body.page ?? 1;
  return buildListingPage(
    { text: body.query, prefer: body.prefer, filters: body.data, sort: parseSort(body), page },
    context,
  );
};
