import { AVAILABILITY } from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';
import { removeAlternativeLogins } from '../../accounts/repository/alternativeLogins.ts';
import { deleteKnownDevices } from '../../accounts/repository/knownDevices.ts';
import { updateUser } from '../../accounts/repository/users.ts';
import type { EraseUser } from '../../app/services.ts';
import { eraseCompany } from '../../companies/repository/requests.ts';
import { deleteMessages } from '../../contact/repository/messages.ts';
import { eraseBlocks } from '../../conversations/repository/blocks.ts';
import { eraseConversations } from '../../conversations/repository/conversations.ts';
import { cancelViewings } from '../../conversations/services/cancelViewings.ts';
import type { Tables } from '../../db/schema.ts';
import { EXPORT_REMOVAL_JOB } from '../../exports/jobs/exportJob.ts';
import { removeExport } from '../../exports/repository/exports.ts';
import { removeShare } from '../../favorites/repository/shares.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { eraseLeads } from '../../leads/repository/leads.ts';
import { eraseModerationEvents } from '../../moderation/repository/events.ts';
import { erasePayments } from '../../payments/repository/orders.ts';
import { deleteApplication } from '../../people/repository/advisors.ts';
import { deleteReviewsByAuthor } from '../../people/repository/reviews.ts';
import { notifyReviewsErased } from '../../people/services/notifyReviewOutcome.ts';
import { eraseReports } from '../../reports/services/eraseReports.ts';
import { closeAllSessions } from '../../sessions/repository/sessions.ts';
import { eraseUserEvents } from '../../userEvents/repository/userEvents.ts';
import { eraseMails } from './eraseMails.ts';

async function removeAds(db: Kysely<Tables>, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('property')
    .set({
      availability: sql`case when availability = ${AVAILABILITY.active} then ${AVAILABILITY.expired} else availability end`,
      removed_at: now,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .execute();
}

/** Empties a user's ads. Their rows stay for unavailability pages, favorites and monthly prices. */
async function clearAds(db: Kysely<Tables>, userId: string): Promise<void> {
  const ownPropertyIds = db.selectFrom('property').select('id').where('user_id', '=', userId);
  await db
    .updateTable('property')
    .set({
      description_ar: '',
      description_en: null,
      title_words: '',
      text_words: '',
      location: null,
      lat: null,
      lng: null,
      coordinates_exact: false,
      pictures: '[]',
    })
    .where('user_id', '=', userId)
    .execute();
  await db.updateTable('property_ad').set({ edit: null }).where('property_id', 'in', ownPropertyIds).execute();
  await db
    .updateTable('property_review')
    .set({ content: '{}', note: '', note_ar: '', note_en: '' })
    .where('property_id', 'in', ownPropertyIds)
    .execute();
}

async function deleteFavorites(db: Kysely<Tables>, userId: string): Promise<void> {
  await db
    .with('removed', (cte) => cte.deleteFrom('favorite').where('user_id', '=', userId).returning('property_id'))
    .updateTable('property')
    .from('removed')
    .set((value) => ({ total_favorites: value('property.total_favorites', '-', 1) }))
    .whereRef('property.id', '=', 'removed.property_id')
    .execute();
}

async function eraseReels(db: Kysely<Tables>, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('reel')
    .set({
      title_ar: '',
      title_en: null,
      description_ar: null,
      description_en: null,
      words: '',
      availability: AVAILABILITY.expired,
      removed_at: now,
      updated_at: now,
      edit: null,
      refusal: null,
    })
    .where('user_id', '=', userId)
    .execute();
  await db
    .with('removed', (cte) => cte.deleteFrom('reel_favorite').where('user_id', '=', userId).returning('reel_id'))
    .updateTable('reel')
    .from('removed')
    .set((value) => ({ total_favorites: value('reel.total_favorites', '-', 1) }))
    .whereRef('reel.id', '=', 'removed.reel_id')
    .execute();
}

export const eraseUser: EraseUser = async (db, { id, email, origin, now }) => {
  await eraseMails(db, id, email);
  await removeAds(db, id, now);
  await clearAds(db, id);
  await deleteFavorites(db, id);
  await eraseReels(db, id, now);
  await eraseModerationEvents(db, id);
  await notifyReviewsErased(db, { userId: id, origin, now });
  await deleteReviewsByAuthor(db, id);
  await deleteApplication(db, id);
  await eraseCompany(db, id);
  await removeShare(db, id);
  const exportId = await removeExport(db, id);
  if (exportId) await enqueue(db, { kind: EXPORT_REMOVAL_JOB, payload: { id: exportId }, now });
  await db.deleteFrom('property_draft').where('user_id', '=', id).execute();
  await eraseReports(db, { userId: id, origin, now });
  await db.deleteFrom('alert').where('user_id', '=', id).execute();
  await db.deleteFrom('saved_search').where('user_id', '=', id).execute();
  await closeAllSessions(db, id);
  await removeAlternativeLogins(db, id);
  await deleteKnownDevices(db, id);
  await db.deleteFrom('passkey_challenge').where('user_id', '=', id).execute();
  await deleteMessages(db, id);
  await cancelViewings(db, id, now);
  await eraseConversations(db, id, now);
  await eraseUserEvents(db, id);
  await eraseBlocks(db, id);
  await eraseLeads(db, id);
  await erasePayments(db, id);
  await updateUser(db, id, {
    name_ar: null,
    name_en: null,
    email: `${id}@deleted.invalid`,
    phone: null,
    profile_pic: null,
    rating: null,
    password_hash: null,
    email_verified_at: null,
    blocked_reason_ar: null,
    blocked_reason_en: null,
    company_name: null,
    company_verified_at: null,
    company_valid_until: null,
    deleted_at: now,
  });
};
