import { SIMILAR_COUNT } from '@mashrabiya/contract';
import type { Handler } from '../../app/callHandler.ts';
import { findPropertyWithUser } from '../../catalogue/repository/properties.ts';
import { toProperty } from '../../catalogue/rules/property.ts';
import { findVisibilityError } from '../../catalogue/rules/visibility.ts';
import { AppError } from '../../core/AppError.ts';
import { findFavoriteIdsAmong } from '../repository/favorites.ts';
import { buildCards } from '../services/buildCards.ts';

export const getProperty: Handler<'getProperty'> = async ({ params }, context) => {
  const { db, listings, reference, language, now, user } = context;
  const propertyWithUser = await findPropertyWithUser(db, params.id);
  const code = findVisibilityError(propertyWithUser?.property);
  if (code || !propertyWithUser) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  const similar = await buildCards(await listings.findSimilar(propertyWithUser.property, SIMILAR_COUNT), context);
  const figures = await listings.getFigures();
  const { id } = propertyWithUser.property;
  const favoriteIds = user ? await findFavoriteIdsAmong(db, user.id, [id]) : new Set();
  return {
    data: {
      ...toProperty(propertyWithUser.property, propertyWithUser.user, { reference, language, now, figures }),
      is_loved: favoriteIds.has(id),
    },
    similar_properties: similar,
  };
};
