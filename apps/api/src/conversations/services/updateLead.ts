import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { StoredMessage } from '../../db/tables/conversation.ts';
import { advanceLeadStatus, setLatestContact } from '../../leads/repository/leadProgress.ts';
import { hashAccount } from '../../sessions/services/visitor.ts';
import type { OwnConversation } from './lockOwnConversation.ts';

/** The buyer's message is the lead's latest contact; the seller's answer, or an accepted viewing, moves the lead on. */
export async function updateLead(
  tx: Transaction<Tables>,
  { conversation, role }: OwnConversation,
  { viewing_change, sent_at }: StoredMessage,
): Promise<void> {
  const { property_id: propertyId, buyer_id: buyerId } = conversation;
  if (propertyId === null || buyerId === null) return;
  const lead = { propertyId, visitor: hashAccount(buyerId) };
  if (viewing_change === 'accepted') await advanceLeadStatus(tx, lead, 'viewing');
  else if (role === 'seller') await advanceLeadStatus(tx, lead, 'contacted');
  if (role === 'buyer')
    await setLatestContact(tx, lead, { channel: viewing_change === null ? 'message' : 'viewing', now: sent_at });
}
