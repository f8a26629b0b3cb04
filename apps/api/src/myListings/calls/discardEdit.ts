import { changeAd } from '../../ads/repository/ads.ts';
import type { Handler } from '../../app/callHandler.ts';
import { inTransaction } from '../../db/transaction.ts';
import { buildAnswer, lockOwnProperty } from '../services/ownView.ts';

/** Discards the pending or rejected edit of an approved property; the approved version is unchanged. */
export const discardEdit: Handler<'discardEdit'> = async ({ params }, context) => {
  await inTransaction(context.db, async (tx) => {
    const { property } = await lockOwnProperty(tx, params.id, context.user.id);
    await changeAd(tx, property.id, { edit: null, is_edit_refused: false, claimed_by: null, claimed_until: null });
  });
  return buildAnswer(params.id.toLowerCase(), context);
};
