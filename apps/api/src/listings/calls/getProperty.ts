import { SIMILAR_COUNT } from '@mashrabiya/contract';
import { findSimilar } from '@mashrabiya/search';
import type { Handler } from '../../app/bind.ts';
import { findPropertyWithUser } from '../../catalogue/repository/properties.ts';
import { toProperty } from '../../catalogue/rules/property.ts';
import { findRefusal } from '../../catalogue/rules/visibility.ts';
import { AppError } from '../../core/AppError.ts';
import { findFavoriteIdsAmong } from '../repository/favorites.ts';
import { buildCards } from '../services/buildCards.ts';

export const getProperty: Handler<'getProperty'> = async ({ params }, context) => {
  const { db, listings, market, reference, language, now, user } = context;
  const found = await findPropertyWithUser(db, params.id);
  const code = findRefusal(found?.property);
  if (code || !found) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  const index = await listings.current();
  const similar = await buildCards(findSimilar(index, found.property, SIMILAR_COUNT), index, context);
  const figures = market.getFigures(index);
  const { id } = found.property;
  const favoriteIds = user ? await findFavoriteIdsAmong(db, user.id, [id]) : new Set();
  return {
    data: {
      ...toProperty(found.property, found.user, { reference, language, now, figures }),
      is_loved: favoriteIds.has(id),
    },
    similar_properties: similar,
  };
};
