import type { ConversationRole } from '@mashrabiya/contract';
import type { Reference } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import { findUserById } from '../../accounts/repository/users.ts';
import { findProperty, findWithheldIds } from '../../catalogue/repository/properties.ts';
import { buildKindTitle, pickLanguage } from '../../catalogue/rules/card.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import type { ConversationRow } from '../../db/tables/conversation.ts';
import { getPartnerRole, getSide } from '../rules/sides.ts';
import { isBlockedBy } from './blocks.ts';

interface Parties {
  recipient: UserRow;
  /** Name of the other user; null once their account is deleted. In the recipient's language, as the title. */
  partnerName: string | null;
  title: string;
}

export async function readParties(
  db: Kysely<Tables>,
  reference: Reference,
  conversation: ConversationRow,
  role: ConversationRole,
): Promise<Parties | undefined> {
  const { userId } = getSide(conversation, role);
  const { userId: partnerId } = getSide(conversation, getPartnerRole(role));
  if (userId === null || conversation.property_id === null) return undefined;
  if (partnerId !== null && (await isBlockedBy(db, { blockerId: userId, blockedId: partnerId }))) return undefined;
  const recipient = await findUserById(db, userId);
  const partner = partnerId === null ? null : await findUserById(db, partnerId);
  if (recipient.blocked_at || partner?.blocked_at || !recipient.email_verified_at) return undefined;
  const property = await findProperty(db, conversation.property_id);
  if (!property) return undefined;
  const withheldIds = await findWithheldIds(db, [property]);
  const { language } = recipient;
  return {
    recipient,
    partnerName: partner && pickLanguage(language, partner.name_ar, partner.name_en),
    title:
      role === 'buyer' && (partner === null || withheldIds.has(property.id))
        ? buildKindTitle(property, reference, language)
        : pickLanguage(language, property.address_ar, property.address_en),
  };
}
