import { type ModerationKind, PAGE_SIZE, uuidv7 } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

export interface NewModerationEvent {
  kind: ModerationKind;
  /** Who did it; null for a visitor without a login. */
  actorId: string | null;
  propertyId?: string;
  sellerId: string;
  reasons?: readonly string[];
  note?: string;
  now: Date;
}

/** Notes what a moderator did, or what was reported. */
export async function noteModeration(
  db: Kysely<Tables>,
  { kind, actorId, propertyId, sellerId, reasons = [], note = '', now }: NewModerationEvent,
): Promise<void> {
  await db
    .insertInto('moderation_event')
    .values({
      id: uuidv7(now),
      kind,
      actor_id: actorId,
      property_id: propertyId ?? null,
      seller_id: sellerId,
      reasons: [...reasons],
      note,
      created_at: now,
    })
    .execute();
}

export interface EventPage {
  kind?: ModerationKind | undefined;
  /** A seller's id. */
  seller?: string | undefined;
  page: number;
}

/** One page of the log with the names that it tells, the newest first, and how many there are. */
export async function moderationEvents(db: Kysely<Tables>, { kind, seller, page }: EventPage) {
  let found = db.selectFrom('moderation_event');
  if (kind) found = found.where('moderation_event.kind', '=', kind);
  if (seller) found = found.where('moderation_event.seller_id', '=', seller);
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .leftJoin('app_user as actor', 'actor.id', 'moderation_event.actor_id')
    .leftJoin('app_user as seller', 'seller.id', 'moderation_event.seller_id')
    .leftJoin('property', 'property.id', 'moderation_event.property_id')
    .select([
      'moderation_event.id',
      'moderation_event.kind',
      'moderation_event.actor_id',
      'moderation_event.property_id',
      'moderation_event.seller_id',
      'moderation_event.reasons',
      'moderation_event.note',
      'moderation_event.created_at',
      'actor.name_ar as actor_ar',
      'actor.name_en as actor_en',
      'seller.name_ar as seller_ar',
      'seller.name_en as seller_en',
      'property.address_ar',
      'property.address_en',
    ])
    .orderBy('moderation_event.created_at', 'desc')
    .orderBy('moderation_event.id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return { rows, total: Number(total) };
}
