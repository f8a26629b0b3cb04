import { buildMarket } from '@mashrabiya/search';
import type { Handler } from '../../app/callHandler.ts';
import { findProperty } from '../../catalogue/repository/properties.ts';
import { findVisibilityError } from '../../catalogue/rules/visibility.ts';
import { AppError } from '../../core/AppError.ts';

export const getMarket: Handler<'getMarket'> = async ({ params }, { db, listings }) => {
  const listing = await findProperty(db, params.id);
  const code = findVisibilityError(listing);
  if (code || !listing) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  return { data: buildMarket(listing, await listings.getFigures()) };
};
