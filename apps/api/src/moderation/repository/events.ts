import { type ModerationKind, PAGE_SIZE, uuidv7 } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { EventRow } from '../rules/toEvent.ts';

export interface NewModerationEvent {
  kind: ModerationKind;
  actorId: string | null;
  propertyId?: string;
  sellerId: string;
  /** Author of the review that the note quotes or describes: the note is erased with the account. */
  authorId?: string;
  reasons?: readonly string[];
  note?: string;
  now: Date;
}

export async function recordModeration(
  db: Kysely<Tables>,
  { kind, actorId, propertyId, sellerId, authorId, reasons = [], note = '', now }: NewModerationEvent,
): Promise<void> {
  await db
    .insertInto('moderation_event')
    .values({
      id: uuidv7(now),
      kind,
      actor_id: actorId,
      property_id: propertyId ?? null,
      seller_id: sellerId,
      author_id: authorId ?? null,
      reasons: [...reasons],
      note,
      created_at: now,
    })
    .execute();
}

export interface EventFilter {
  kind?: ModerationKind | undefined;
  /** Actor or subject. */
  userId?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

const EXPORT_BATCH_SIZE = 500;

function selectFiltered(db: Kysely<Tables>, { kind, userId, from, before }: EventFilter) {
  let eventsQuery = db.selectFrom('moderation_event');
  if (kind) eventsQuery = eventsQuery.where('moderation_event.kind', '=', kind);
  if (userId)
    eventsQuery = eventsQuery.where((eb) =>
      eb.or([eb('moderation_event.seller_id', '=', userId), eb('moderation_event.actor_id', '=', userId)]),
    );
  if (from) eventsQuery = eventsQuery.where('moderation_event.created_at', '>=', from);
  if (before) eventsQuery = eventsQuery.where('moderation_event.created_at', '<', before);
  return eventsQuery;
}

const selectWithNames = (db: Kysely<Tables>, filter: EventFilter) =>
  selectFiltered(db, filter)
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
    .orderBy('moderation_event.id', 'desc');

export async function findModerationEvents(db: Kysely<Tables>, filter: EventFilter, page: number) {
  const { total } = await selectFiltered(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await selectWithNames(db, filter)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return { rows, total: Number(total) };
}

/** All events in chunks; events recorded meanwhile are not included. */
export async function* readAllEvents(db: Kysely<Tables>, filter: EventFilter): AsyncGenerator<EventRow[]> {
  let rows = await selectWithNames(db, filter).limit(EXPORT_BATCH_SIZE).execute();
  while (rows.length > 0) {
    yield rows;
    const lastRow = rows.at(-1);
    if (!lastRow || rows.length < EXPORT_BATCH_SIZE) return;
    rows = await selectWithNames(db, filter)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('moderation_event.created_at', 'moderation_event.id'), '<', tuple(lastRow.created_at, lastRow.id)),
      )
      .limit(EXPORT_BATCH_SIZE)
      .execute();
  }
}

export const findWarnings = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('moderation_event')
    .select(['note', 'created_at'])
    .where('seller_id', '=', userId)
    .where('kind', '=', 'report_warned')
    .orderBy('created_at')
    .execute();

const REPORT_KINDS: readonly ModerationKind[] = ['reported', 'person_reported', 'review_reported'];

/**
 * Removes notes about a user and quotations of their reviews from the log, and the user from their reports. Kinds and
 * times of decisions stay.
 */
export async function eraseModerationEvents(tx: Kysely<Tables>, userId: string): Promise<void> {
  await tx
    .updateTable('moderation_event')
    .set({ note: '' })
    .where((eb) => eb.or([eb('seller_id', '=', userId), eb('author_id', '=', userId)]))
    .execute();
  // Nodes of a release before migration 086 do not record the author. Separate, so that both updates use indexes.
  await tx
    .updateTable('moderation_event')
    .from('review')
    .set({ note: '' })
    .where('review.author_id', '=', userId)
    .whereRef('review.provider_id', '=', 'moderation_event.seller_id')
    .whereRef('review.text', '=', 'moderation_event.note')
    .where('moderation_event.author_id', 'is', null)
    .where('moderation_event.note', '<>', '')
    .execute();
  await tx
    .updateTable('moderation_event')
    .set({ actor_id: null })
    .where('actor_id', '=', userId)
    .where('kind', 'in', REPORT_KINDS)
    .execute();
}
