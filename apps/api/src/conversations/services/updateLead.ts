import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { advanceLeadStatus, setLatestContact } from '../../leads/repository/leadProgress.ts';
import { hashAccount } from '../../sessions/services/visitor.ts';
import type { OwnConversation } from './lockOwnConversation.ts';

/** A message of the buyer is the lead's latest contact; an answer of the seller makes a new lead contacted. */
export async function updateLead(
  tx: Transaction<Tables>,
  { conversation, role }: OwnConversation,
  now: Date,
): Promise<void> {
  const { property_id: propertyId, buyer_id: buyerId } = conversation;
  if (propertyId === null || buyerId === null) return;
  const lead = { propertyId, visitor: hashAccount(buyerId) };
  if (role === 'seller') await advanceLeadStatus(tx, lead, 'contacted');
  else await setLatestContact(tx, lead, { channel: 'message', now });
}
