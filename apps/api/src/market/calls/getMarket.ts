import { marketOf } from '@mashrabiya/search';
import type { Handler } from '../../app/bind.ts';
import { propertyById } from '../../catalogue/repository/properties.ts';
import { refusalOf } from '../../catalogue/rules/visibility.ts';
import { AppError } from '../../core/AppError.ts';

export const getMarket: Handler<'getMarket'> = async ({ params }, { db, listings, market }) => {
  const listing = await propertyById(db, params.id);
  const code = refusalOf(listing);
  if (code || !listing) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  return { data: marketOf(listing, market.figures(await listings.current())) };
};
