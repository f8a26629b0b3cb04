import type { Kysely } from 'kysely';
import { findPaperIds } from '../../companies/repository/papers.ts';
import { findRequests } from '../../companies/repository/requests.ts';
import { findMessages } from '../../contact/repository/messages.ts';
import { findBlocks } from '../../conversations/repository/blocks.ts';
import { findSentMessages } from '../../conversations/repository/messages.ts';
import type { Tables } from '../../db/schema.ts';
import { findWarnings } from '../../moderation/repository/events.ts';

interface PersonalData {
  email: string;
  avatar: string | null;
  pictures: string[];
  messagePictures: string[];
  companyPapers: string[];
  /** All stored personal data, by export file name. Contains no secrets. */
  data: Record<string, unknown>;
}

export async function loadPersonalData(db: Kysely<Tables>, userId: string): Promise<PersonalData> {
  const [profile, favorites, searches, sessions, activity, ads, drafts] = await Promise.all([
    db
      .selectFrom('app_user')
      .select([
        'name_ar',
        'name_en',
        'email',
        'phone',
        'phone_verified_at',
        'language',
        'active_from',
        'email_verified_at',
        'profile_pic',
      ])
      .select(['company_name', 'company_verified_at', 'company_valid_until'])
      .select(['blocked_at', 'blocked_reason_ar', 'blocked_reason_en'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('favorite')
      .select(['property_id', 'price', 'note', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('saved_search')
      .select(['href', 'name', 'saved_at', 'checked_at'])
      .where('user_id', '=', userId)
      .orderBy('saved_at')
      .execute(),
    db
      .selectFrom('session')
      .select(['device', 'created_at', 'used_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('audit_event')
      .select(['kind', 'device', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    db.selectFrom('property').selectAll().where('user_id', '=', userId).orderBy('created_at').execute(),
    db
      .selectFrom('property_draft')
      .select(['content', 'updated_at'])
      .where('user_id', '=', userId)
      .orderBy('updated_at')
      .execute(),
  ]);
  const lead_contacts = await db
    .selectFrom('property_lead')
    .innerJoin('property', 'property.id', 'property_lead.property_id')
    .select(['property_id', 'channel', 'day'])
    .where('property.user_id', '=', userId)
    .orderBy('day')
    .execute();
  const leads = await db
    .selectFrom('lead')
    .select(['property_id', 'phone', 'status', 'note', 'follow_up_on', 'first_contact_at', 'last_contact_at'])
    .where('seller_id', '=', userId)
    .orderBy('first_contact_at')
    .execute();
  const enquiries = await db
    .selectFrom('lead')
    .select(['property_id', 'phone', 'first_contact_at', 'last_contact_at'])
    .where('user_id', '=', userId)
    .orderBy('first_contact_at')
    .execute();
  const edits = await db
    .selectFrom('property_ad')
    .innerJoin('property', 'property.id', 'property_ad.property_id')
    .select(['property_id', 'edit', 'submitted_at'])
    .where('property.user_id', '=', userId)
    .where('edit', 'is not', null)
    .orderBy('submitted_at')
    .execute();
  const reels = await db.selectFrom('reel').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();
  const favorite_reels = await db
    .selectFrom('reel_favorite')
    .select(['reel_id', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const reviews = await db
    .selectFrom('review')
    .select(['provider_id', 'rating', 'text', 'created_at', 'updated_at'])
    .where('author_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const review_replies = await db
    .selectFrom('review')
    .select(['id as review_id', 'reply', 'replied_at'])
    .where('provider_id', '=', userId)
    .where('reply', 'is not', null)
    .orderBy('replied_at')
    .execute();
  const review_reports = await db
    .selectFrom('review_report')
    .select(['review_id', 'about', 'reason', 'note', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const advisor = await db.selectFrom('advisor').selectAll().where('user_id', '=', userId).execute();
  const conversations = await findSentMessages(db, userId);
  const data = {
    reviews,
    review_replies,
    review_reports,
    advisor: advisor.map(({ claimed_by: _, claimed_until: __, ...application }) => application),
    company_requests: await findRequests(db, userId),
    profile,
    favorites,
    searches,
    sessions,
    activity,
    ads,
    edits,
    drafts,
    leads,
    lead_contacts,
    enquiries,
    reels,
    favorite_reels,
    messages: await findMessages(db, userId),
    conversations,
    blocked_users: await findBlocks(db, userId),
    ...(await loadAccessData(db, userId)),
    ...(await loadPaymentData(db, userId)),
  };
  const listingVersions = [...ads, ...edits.flatMap(({ edit }) => edit ?? [])];
  const pictures = [...new Set(listingVersions.flatMap((ad) => ad.pictures.map(({ img_name }) => img_name)))];
  const messagePictures = conversations.flatMap((message) => message.pictures.map(({ id }) => id));
  const companyPapers = await findPaperIds(db, userId);
  return { email: profile.email, avatar: profile.profile_pic, pictures, messagePictures, companyPapers, data };
}

/** Alerts, logins, reports and warnings of a user. Keys and tokens are secrets, and are left out. */
async function loadAccessData(db: Kysely<Tables>, userId: string): Promise<Record<string, unknown>> {
  const [alerts, devices, passkeys, identities, reports, warnings, twoFactor] = await Promise.all([
    db
      .selectFrom('alert')
      .leftJoin('saved_search', 'saved_search.id', 'alert.search_id')
      .select(['saved_search.name as search', 'frequency', 'by_mail', 'by_push', 'since'])
      .where('alert.user_id', '=', userId)
      .orderBy('since')
      .execute(),
    db
      .selectFrom('push_subscription')
      .select(['endpoint', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('passkey')
      .select(['name', 'created_at', 'used_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('identity')
      .select(['issuer', 'subject', 'email', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('report')
      .select(['property_id', 'reel_id', 'person_id', 'conversation_id', 'reason', 'note', 'created_at', 'decision'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    findWarnings(db, userId),
    db.selectFrom('two_factor').select(['created_at', 'confirmed_at']).where('user_id', '=', userId).execute(),
  ]);
  return { alerts, notifications: devices, passkeys, identities, reports, warnings, two_step: twoFactor };
}

/** Purchases of a user, with receipts, refunds and the resulting ads. Amounts are in piastres. */
async function loadPaymentData(db: Kysely<Tables>, userId: string): Promise<Record<string, unknown>> {
  const [orders, refunds, ad_lots, ad_entries] = await Promise.all([
    db
      .selectFrom('pay_order')
      .innerJoin('plan_version', 'plan_version.id', 'pay_order.plan_version_id')
      .select(['pay_order.id', 'plan_version.name_ar', 'plan_version.name_en', 'pay_order.price', 'vat', 'vat_percent'])
      .select(['method', 'wallet_phone', 'state', 'receipt_number', 'pay_order.created_at', 'settled_at'])
      .where('user_id', '=', userId)
      .orderBy('pay_order.created_at')
      .execute(),
    db
      .selectFrom('pay_refund')
      .select([
        'order_id',
        'state',
        'amount',
        'vat',
        'fee',
        'reason',
        'note',
        'credit_note',
        'created_at',
        'changed_at',
      ])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('ad_credit_lot')
      .select(['ranking', 'order_id', 'granted', 'balance', 'expires_at', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('ad_credit_entry')
      .select(['ranking', 'amount', 'reason', 'reference', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  ]);
  return { orders, refunds, ad_lots, ad_entries };
}
