import type { Transaction } from 'kysely';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { closeAllSessions } from '../../sessions/repository/sessions.ts';
import { lockSeller, saveBlock } from '../repository/blocks.ts';
import { findAdsByUser } from '../repository/users.ts';

interface BlockReason {
  ar: string;
  en: string;
  origin: string;
  now: Date;
}

export interface BlockRequest extends BlockReason {
  sellerId: string;
  moderatorId: string;
}

/** Blocks a user, ends their sessions and notifies them with the reason. Staff cannot be blocked here. */
export async function blockAndNotify(
  tx: Transaction<Tables>,
  { sellerId, moderatorId, ar, en, origin, now }: BlockRequest,
): Promise<void> {
  const seller = await lockSeller(tx, sellerId);
  if (!seller) throw new AppError({ code: 'not_found', parameter: 'id' });
  if (seller.role !== 'user' || seller.id === moderatorId) throw new AppError({ code: 'seller_not_blockable' });
  await closeAllSessions(tx, sellerId);
  await saveBlock(tx, { sellerId, ar, en, now });
  await enqueueBlockMail(tx, seller, 'blocked', { ar, en, origin, now });
}

/** Notifies a user of a block or its end, in terms of listings only if the user has any. */
export async function enqueueBlockMail(
  tx: Transaction<Tables>,
  { id: userId, email: to, language }: UserRow,
  change: 'blocked' | 'unblocked',
  { ar, en, origin, now }: BlockReason,
): Promise<void> {
  const recipient = (await findAdsByUser(tx, userId)).length > 0 ? 'seller' : 'user';
  const title = pickLanguage(language, ar, en);
  await enqueueMail(tx, { kind: `${recipient}_${change}`, userId, to, origin, title, now });
}
