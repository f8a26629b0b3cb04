import type { ModerationEvent, ModerationKind } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { pickLanguage } from '../../catalogue/rules/card.ts';

export interface EventRow {
  id: string;
  kind: ModerationKind;
  actor_id: string | null;
  actor_ar: string | null;
  actor_en: string | null;
  property_id: string | null;
  address_ar: string | null;
  address_en: string | null;
  seller_id: string | null;
  seller_ar: string | null;
  seller_en: string | null;
  reasons: string[];
  note: string;
  created_at: Date;
}

export const toEvent = (row: EventRow, language: Language): ModerationEvent => ({
  id: row.id,
  kind: row.kind,
  actor_id: row.actor_id,
  actor: row.actor_id && pickLanguage(language, row.actor_ar, row.actor_en),
  property: row.property_id
    ? { id: row.property_id, address: pickLanguage(language, row.address_ar, row.address_en) }
    : null,
  seller: row.seller_id ? { id: row.seller_id, name: pickLanguage(language, row.seller_ar, row.seller_en) } : null,
  reasons: row.reasons,
  note: row.note,
  at: row.created_at.toISOString(),
});
