import { hasRole } from '@mashrabiya/contract';
import { userById } from '../../accounts/repository/users.ts';
import { propertyWithAd } from '../../ads/repository/ads.ts';
import { withEdit } from '../../ads/rules/ownedProperty.ts';
import type { Handler } from '../../app/bind.ts';
import { toProperty } from '../../catalogue/rules/property.ts';
import { AppError } from '../../core/AppError.ts';

/** A property as its page will show it, in any state, with a pending or rejected edit. */
export const previewProperty: Handler<'previewProperty'> = async ({ params }, context) => {
  const { db, user, listings, market, reference, language, now } = context;
  const own = await propertyWithAd(db, params.id.toLowerCase());
  if (!own) throw new AppError({ code: 'not_found', parameter: 'id' });
  const { property } = own;
  if (property.user_id !== user.id && !hasRole(user.role, 'moderator')) throw new AppError({ code: 'not_yours' });
  const figures = market.figures(await listings.current());
  const seller = await userById(db, property.user_id);
  return { data: toProperty(withEdit(own), seller, { reference, language, now, figures }) };
};
