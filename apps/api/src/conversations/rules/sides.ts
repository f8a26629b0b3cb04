import type { ConversationRole } from '@mashrabiya/contract';
import type { ConversationRow } from '../../db/tables/conversation.ts';

export interface Side {
  /** Null once the account is deleted. */
  userId: string | null;
  readUntil: Date | null;
  unread: number;
  mailedAt: Date | null;
  isMuted: boolean;
}

export const getSide = (row: ConversationRow, role: ConversationRole): Side =>
  role === 'buyer'
    ? {
        userId: row.buyer_id,
        readUntil: row.buyer_read_until,
        unread: row.buyer_unread,
        mailedAt: row.buyer_mailed_at,
        isMuted: row.buyer_muted,
      }
    : {
        userId: row.seller_id,
        readUntil: row.seller_read_until,
        unread: row.seller_unread,
        mailedAt: row.seller_mailed_at,
        isMuted: row.seller_muted,
      };

export const toSideColumns = (
  role: ConversationRole,
  { readUntil, unread, mailedAt }: Omit<Side, 'userId' | 'isMuted'>,
): Partial<ConversationRow> =>
  role === 'buyer'
    ? { buyer_read_until: readUntil, buyer_unread: unread, buyer_mailed_at: mailedAt }
    : { seller_read_until: readUntil, seller_unread: unread, seller_mailed_at: mailedAt };

export const getPartnerRole = (role: ConversationRole): ConversationRole => (role === 'buyer' ? 'seller' : 'buyer');

/** Role of a user; undefined if the conversation is between others. */
export function findRole(row: ConversationRow, userId: string): ConversationRole | undefined {
  if (row.buyer_id === userId) return 'buyer';
  return row.seller_id === userId ? 'seller' : undefined;
}
