import { AVAILABILITY, SIMILAR_COUNT } from '@mashrabiya/contract';
import type { Handler } from '../../app/callHandler.ts';
import { findProperty } from '../../catalogue/repository/properties.ts';
import { AppError } from '../../core/AppError.ts';
import { buildCards } from '../services/buildCards.ts';

export const getSimilar: Handler<'getSimilar'> = async ({ params }, context) => {
  const listing = await findProperty(context.db, params.id);
  if (!listing || listing.availability === AVAILABILITY.pending)
    throw new AppError({ code: 'not_found', parameter: 'id' });
  return { data: await buildCards(await context.listings.findSimilar(listing, SIMILAR_COUNT), context) };
};
