import type { Transaction } from 'kysely';
import { lockUser } from '../../accounts/repository/users.ts';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { closeAllSessions } from '../../sessions/repository/sessions.ts';
import { saveBlock } from '../repository/blocks.ts';
import { findAdsByUser } from '../repository/users.ts';

interface BlockReason {
  ar: string;
  en: string;
  origin: string;
  now: Date;
}

export interface BlockRequest extends BlockReason {
  userId: string;
  moderatorId: string;
}

/** Blocks a user, ends their sessions and notifies them with the reason. Staff cannot be blocked here. */
export async function blockAndNotify(
  tx: Transaction<Tables>,
  { userId, moderatorId, ar, en, origin, now }: BlockRequest,
): Promise<void> {
  const user = await lockUser(tx, userId);
  if (!user) throw new AppError({ code: 'not_found', parameter: 'id' });
  if (user.role !== 'user' || user.id === moderatorId) throw new AppError({ code: 'seller_not_blockable' });
  await closeAllSessions(tx, userId);
  await saveBlock(tx, { userId, ar, en, now });
  await enqueueBlockMail(tx, user, 'blocked', { ar, en, origin, now });
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
