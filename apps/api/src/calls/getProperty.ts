import { SIMILAR_COUNT } from '@mashrabiya/contract';
import { AppError } from '../app/AppError.ts';
import type { Handler } from '../app/bind.ts';
import { propertyWithUser } from '../db/properties.ts';
import { toCard } from '../domain/card.ts';
import { toProperty } from '../domain/property.ts';
import { ACTIVE } from '../search/listing.ts';
import { similarTo } from '../search/similar.ts';

/** One home with similar ones. To visitors a home that is not active does not exist. */
export const getProperty: Handler<'getProperty'> = async ({ params }, context) => {
  const { db, listings, cards, reference, language, now } = context;
  const id = params.id.toLowerCase();
  const found = await propertyWithUser(db, id);
  if (!found || found.property.availability !== ACTIVE) throw new AppError({ code: 'not_found', parameter: 'id' });
  const similar = await cards.read(similarTo(await listings.current(), id, SIMILAR_COUNT));
  return {
    data: toProperty(found.property, found.user, reference, language, now),
    similar_properties: similar.map((row) => toCard(row, reference, language, now)),
  };
};
