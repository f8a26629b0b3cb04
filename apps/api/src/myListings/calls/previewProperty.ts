import { hasRole } from '@mashrabiya/contract';
import { findUserById } from '../../accounts/repository/users.ts';
import { findPropertyWithAd } from '../../ads/repository/ads.ts';
import { applyEdit, isEditPending } from '../../ads/rules/propertyWithAd.ts';
import type { Handler } from '../../app/callHandler.ts';
import { toProperty } from '../../catalogue/rules/property.ts';
import { AppError } from '../../core/AppError.ts';

/** A property as its page will show it, in any state, with its edit; only the seller sees a rejected one. */
export const previewProperty: Handler<'previewProperty'> = async ({ params }, context) => {
  const { db, user, listings, reference, language, now } = context;
  const propertyWithAd = await findPropertyWithAd(db, params.id.toLowerCase());
  if (!propertyWithAd) throw new AppError({ code: 'not_found', parameter: 'id' });
  const { property } = propertyWithAd;
  const isOwner = property.user_id === user.id;
  if (!isOwner && !hasRole(user.role, 'moderator')) throw new AppError({ code: 'not_yours' });
  const shownProperty = isOwner || isEditPending(propertyWithAd) ? applyEdit(propertyWithAd) : property;
  const figures = await listings.getFigures();
  const seller = await findUserById(db, property.user_id);
  return { data: toProperty(shownProperty, seller, { reference, language, now, figures }) };
};
