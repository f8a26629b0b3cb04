import { SIMILAR_COUNT } from '@mashrabiya/contract';
import { similarTo } from '@mashrabiya/search';
import type { Handler } from '../../app/bind.ts';
import { propertyWithUser } from '../../catalogue/repository/properties.ts';
import { toProperty } from '../../catalogue/rules/property.ts';
import { refusalOf } from '../../catalogue/rules/visibility.ts';
import { AppError } from '../../core/AppError.ts';
import { favoritesAmong } from '../repository/favorites.ts';
import { cardsOf } from '../services/cardsOf.ts';

export const getProperty: Handler<'getProperty'> = async ({ params }, context) => {
  const { db, listings, market, reference, language, now, user } = context;
  const found = await propertyWithUser(db, params.id);
  const code = refusalOf(found?.property);
  if (code || !found) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  const index = await listings.current();
  const similar = await cardsOf(similarTo(index, found.property, SIMILAR_COUNT), index, context);
  const figures = market.figures(index);
  const { id } = found.property;
  const loved = user ? await favoritesAmong(db, user.id, [id]) : new Set();
  return {
    data: {
      ...toProperty(found.property, found.user, { reference, language, now, figures }),
      is_loved: loved.has(id),
    },
    similar_properties: similar,
  };
};
