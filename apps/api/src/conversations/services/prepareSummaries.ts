import type { Conversation } from '@mashrabiya/contract';
import { findUsers } from '../../accounts/repository/users.ts';
import type { ContextOf } from '../../app/callHandler.ts';
import { findProperties, findWithheldIds } from '../../catalogue/repository/properties.ts';
import { pickLanguage, toCard, toWithheldCard } from '../../catalogue/rules/card.ts';
import { findVisibilityError } from '../../catalogue/rules/visibility.ts';
import { findFavoriteIdsAmong } from '../../listings/repository/favorites.ts';
import { getPartnerRole, getSide } from '../rules/sides.ts';
import type { OwnConversation } from './lockOwnConversation.ts';

type Summary = Pick<Conversation, 'id' | 'role' | 'partner' | 'property' | 'is_property_available' | 'is_muted'>;

const indexById = <T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string | null, T> =>
  new Map(rows.map((row) => [row.id, row]));

const getPartnerId = ({ conversation, role }: OwnConversation) => getSide(conversation, getPartnerRole(role)).userId;

/** Property of a conversation; null once the seller's account is deleted. */
const getPropertyId = ({ conversation: { seller_id, property_id } }: OwnConversation) =>
  seller_id === null ? null : property_id;

const listIds = (ids: readonly (string | null)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))];

export async function prepareSummaries(
  conversations: readonly OwnConversation[],
  {
    db,
    user,
    listings,
    reference,
    language,
    now,
  }: ContextOf<'listConversations' | 'getConversation' | 'getViewingCalendar'>,
): Promise<(ownConversation: OwnConversation) => Summary> {
  const propertyIds = listIds(conversations.map(getPropertyId));
  const partners = indexById(await findUsers(db, listIds(conversations.map(getPartnerId))));
  const properties = indexById(await findProperties(db, propertyIds));
  const withheldIds = await findWithheldIds(db, [...properties.values()]);
  const favoriteIds = await findFavoriteIdsAmong(db, user.id, propertyIds);
  const view = { reference, language, now, figures: await listings.getFigures() };
  return (ownConversation) => {
    const partner = partners.get(getPartnerId(ownConversation));
    const property = properties.get(getPropertyId(ownConversation));
    const isHidden = property && ownConversation.role === 'buyer' && withheldIds.has(property.id);
    const card = property && (isHidden ? toWithheldCard(property, null, view) : toCard(property, view));
    return {
      id: ownConversation.conversation.id,
      role: ownConversation.role,
      partner: partner
        ? {
            id: partner.id,
            name: pickLanguage(language, partner.name_ar, partner.name_en),
            profile_pic: partner.profile_pic,
          }
        : null,
      property: card ? { ...card, is_loved: favoriteIds.has(card.id) } : null,
      is_property_available: findVisibilityError(property) === undefined,
      is_muted: getSide(ownConversation.conversation, ownConversation.role).isMuted,
    };
  };
}
