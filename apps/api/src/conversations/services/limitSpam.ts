import { DAY_MS } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import type { ConversationRow } from '../../db/tables/conversation.ts';
import { hashText } from '../../request/hashText.ts';
import { consumeLimits } from '../../request/rateLimits.ts';
import { findTextsToOtherSellers } from '../repository/messages.ts';
import {
  createSimilarTextCheck,
  isComparedText,
  isNewAccount,
  MAX_SELLERS_PER_TEXT,
  REPEATED_TEXT_MS,
} from '../rules/spamRules.ts';

const NEW_ACCOUNT_CONVERSATIONS = 15;

export async function limitNewAccount(
  tx: Transaction<Tables>,
  { id, active_from }: Pick<UserRow, 'id' | 'active_from'>,
  now: Date,
): Promise<void> {
  if (!isNewAccount(active_from, now)) return;
  const limit = {
    key: hashText(`conversation of new account ${id}`),
    times: NEW_ACCOUNT_CONVERSATIONS,
    windowMs: DAY_MS,
  };
  await consumeLimits(tx, [limit], now, { code: 'new_account_limit' });
}

export async function assertNotRepeated(
  tx: Transaction<Tables>,
  { buyer_id: buyerId, seller_id: sellerId }: Pick<ConversationRow, 'buyer_id' | 'seller_id'>,
  { text, now }: { text: string; now: Date },
): Promise<void> {
  if (buyerId === null || sellerId === null || !isComparedText(text)) return;
  const since = new Date(now.getTime() - REPEATED_TEXT_MS);
  const isSimilar = createSimilarTextCheck(text);
  const sellerIds = new Set<string | null>();
  for (const message of await findTextsToOtherSellers(tx, { buyerId, sellerId, since }))
    if (!sellerIds.has(message.seller_id) && isSimilar(message.text)) sellerIds.add(message.seller_id);
  if (sellerIds.size >= MAX_SELLERS_PER_TEXT) throw new AppError({ code: 'repeated_text', pointer: '/text' });
}
