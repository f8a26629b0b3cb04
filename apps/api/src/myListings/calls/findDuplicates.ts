import { ACTION_CODES, AVAILABILITY } from '@mashrabiya/contract';
import type { Handler } from '../../app/callHandler.ts';
import { findOwnPictures } from '../../media/repository/ownPictures.ts';
import { findLikelyDuplicates } from '../../moderation/repository/duplicates.ts';

export const findDuplicates: Handler<'findDuplicates'> = async ({ body }, { db, user, language }) => {
  const { city: city_id, action, except, ...facts } = body;
  const pictures = [...(await findOwnPictures(db, user.id, body.pictures)).values()];
  const duplicates = await findLikelyDuplicates(
    db,
    { ...facts, city_id, action: ACTION_CODES[action], pictures },
    { exceptId: except?.toLowerCase(), shownTo: { userId: user.id, availability: AVAILABILITY.active } },
  );
  return {
    data: duplicates.map(({ id, user_id, address_ar, address_en }) => ({
      id,
      address: (language === 'ar' ? (address_ar ?? address_en) : (address_en ?? address_ar)) ?? '',
      is_own: user_id === user.id,
    })),
  };
};
