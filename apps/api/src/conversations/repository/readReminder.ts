import type { ConversationRole } from '@mashrabiya/contract';
import type { Reference } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { findConversation } from './conversations.ts';
import { readParties } from './readParties.ts';
import { findViewing } from './viewings.ts';

/** A viewing as a reminder shows it; undefined unless it is accepted and its user can be notified. */
export async function readReminder(
  db: Kysely<Tables>,
  reference: Reference,
  { viewing_id: viewingId, recipient: role }: { viewing_id: string; recipient: ConversationRole },
) {
  const viewing = await findViewing(db, viewingId);
  if (viewing?.status !== 'accepted') return undefined;
  const conversation = await findConversation(db, viewing.conversation_id);
  const parties = conversation && (await readParties(db, reference, conversation, role));
  if (!parties?.partnerName) return undefined;
  const { partnerName } = parties;
  return { ...parties, partnerName, conversationId: viewing.conversation_id, startsAt: viewing.starts_at };
}
