import type { Transaction } from 'kysely';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { closeAllSessions } from '../../sessions/repository/sessions.ts';
import { lockSeller, saveBlock } from '../repository/blocks.ts';

export interface BlockRequest {
  sellerId: string;
  moderatorId: string;
  ar: string;
  en: string;
  origin: string;
  now: Date;
}

/** Blocks a seller, ends their sessions and notifies them with the reason. Staff cannot be blocked here. */
export async function blockAndNotify(
  tx: Transaction<Tables>,
  { sellerId, moderatorId, ar, en, origin, now }: BlockRequest,
): Promise<void> {
  const seller = await lockSeller(tx, sellerId);
  if (!seller) throw new AppError({ code: 'not_found', parameter: 'id' });
  if (seller.role !== 'user' || seller.id === moderatorId) throw new AppError({ code: 'seller_not_blockable' });
  await closeAllSessions(tx, sellerId);
  await saveBlock(tx, { sellerId, ar, en, now });
  const title = seller.language === 'ar' ? ar : en;
  await enqueueMail(tx, { kind: 'seller_blocked', userId: sellerId, to: seller.email, origin, title, now });
}
