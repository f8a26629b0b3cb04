import { type ModerationEvent, PAGE_SIZE } from '@mashrabiya/contract';
import type { Handler } from '../../app/bind.ts';
import { inLanguage } from '../../listings/rules/card.ts';
import { moderationEvents } from '../repository/events.ts';

/** What moderators did and visitors reported, the newest first. */
export const listModerationEvents: Handler<'listModerationEvents'> = async ({ query }, { db, language }) => {
  const { page = 1, kind, seller } = query;
  const { rows, total } = await moderationEvents(db, { page, kind, seller });
  const data = rows.map(
    (row): ModerationEvent => ({
      id: row.id,
      kind: row.kind,
      actor: row.actor_id && inLanguage(language, row.actor_ar, row.actor_en),
      property: row.property_id
        ? { id: row.property_id, address: inLanguage(language, row.address_ar, row.address_en) }
        : null,
      seller: row.seller_id ? { id: row.seller_id, name: inLanguage(language, row.seller_ar, row.seller_en) } : null,
      reasons: row.reasons,
      note: row.note,
      at: row.created_at.toISOString(),
    }),
  );
  return { data: { data, current_page: page, last_page: Math.max(1, Math.ceil(total / PAGE_SIZE)), total } };
};
