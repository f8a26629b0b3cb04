import { AVAILABILITY, SIMILAR_COUNT } from '@mashrabiya/contract';
import { findSimilar } from '@mashrabiya/search';
import type { Handler } from '../../app/bind.ts';
import { findProperty } from '../../catalogue/repository/properties.ts';
import { AppError } from '../../core/AppError.ts';
import { buildCards } from '../services/buildCards.ts';

/** Listings similar to a given one, which may be unavailable by now. */
export const getSimilar: Handler<'getSimilar'> = async ({ params }, context) => {
  const listing = await findProperty(context.db, params.id);
  if (!listing || listing.availability === AVAILABILITY.pending)
    throw new AppError({ code: 'not_found', parameter: 'id' });
  const index = await context.listings.current();
  return { data: await buildCards(findSimilar(index, listing, SIMILAR_COUNT), index, context) };
};
