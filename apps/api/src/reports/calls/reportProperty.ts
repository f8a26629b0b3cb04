import type { Handler } from '../../app/callHandler.ts';
import { findProperty } from '../../catalogue/repository/properties.ts';
import { findVisibilityError } from '../../catalogue/rules/visibility.ts';
import { AppError } from '../../core/AppError.ts';
import { findReel } from '../../reels/repository/reels.ts';
import { requestSoldConfirmation } from '../services/soldQuestion.ts';
import { storeReport } from '../services/storeReport.ts';

/** Reports an ad or one of its reels. After several "sold" reports the owner is asked to confirm. */
export const reportProperty: Handler<'reportProperty'> = async ({ params, body }, context) => {
  const { db, now, origin } = context;
  const property = await findProperty(db, params.id);
  const code = findVisibilityError(property);
  if (code || !property) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  const { reason, note, reel_id } = body;
  const reel = reel_id === undefined ? undefined : await findReel(db, reel_id);
  if (reel_id !== undefined && reel?.property_id !== property.id)
    throw new AppError({ code: 'invalid_field', pointer: '/reel_id' });
  await storeReport(context, {
    subject: { propertyId: property.id, reelId: reel?.id },
    sellerId: property.user_id,
    kind: 'reported',
    reason,
    note: note ?? '',
    onStored: async (tx) => {
      if (reason === 'sold') await requestSoldConfirmation(tx, property, { origin, now });
    },
  });
  return { code: 200 };
};
