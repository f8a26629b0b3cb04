import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Tables } from '../src/db/schema.ts';
import { describePostgres } from './engines/describeEngines.ts';

/** Copied to every machine: small, and joined by many. */
const REFERENCE = 'reference';
/** On the coordinator only. */
const COORDINATOR = 'coordinator';

/**
 * Place of each table on a PostgreSQL cluster with Citus; others are spread over the machines by the named column. See
 * docs/scaling.md. A new table is added here.
 */
const PLACES: Record<Exclude<keyof Tables, 'compatible_migration'>, string> = {
  ad_credit: COORDINATOR,
  ad_credit_entry: COORDINATOR,
  ad_credit_lot: COORDINATOR,
  advisor: COORDINATOR,
  alert: COORDINATOR,
  alert_home: COORDINATOR,
  app_user: REFERENCE,
  audit_event: COORDINATOR,
  cancelled_version: REFERENCE,
  category: REFERENCE,
  city: REFERENCE,
  clip_upload: COORDINATOR,
  company_paper: COORDINATOR,
  company_request: COORDINATOR,
  compound: REFERENCE,
  configuration: REFERENCE,
  contact_message: COORDINATOR,
  conversation: COORDINATOR,
  data_export: COORDINATOR,
  dated_setting: REFERENCE,
  email_code: COORDINATOR,
  favorite: COORDINATOR,
  favorites_share: COORDINATOR,
  feature: REFERENCE,
  free_trial_mailbox: COORDINATOR,
  governorate: REFERENCE,
  held_decision: COORDINATOR,
  identity: COORDINATOR,
  identity_nonce: COORDINATOR,
  job: COORDINATOR,
  known_device: COORDINATOR,
  lead: 'property_id',
  listing_search: 'id',
  login_challenge: COORDINATOR,
  mail_handover: COORDINATOR,
  mail_token: COORDINATOR,
  message: COORDINATOR,
  message_block: COORDINATOR,
  message_picture: COORDINATOR,
  moderation_event: COORDINATOR,
  money_entry: COORDINATOR,
  outbox: COORDINATOR,
  passkey: COORDINATOR,
  passkey_challenge: COORDINATOR,
  phone_code: COORDINATOR,
  pay_callback: COORDINATOR,
  pay_case: COORDINATOR,
  pay_checkout: COORDINATOR,
  pay_order: COORDINATOR,
  pay_order_event: COORDINATOR,
  pay_refund: COORDINATOR,
  pay_refund_event: COORDINATOR,
  picture_upload: COORDINATOR,
  plan_version: REFERENCE,
  property: 'id',
  property_ad: 'property_id',
  property_draft: COORDINATOR,
  property_lead: 'property_id',
  property_post: COORDINATOR,
  property_review: COORDINATOR,
  property_view: 'property_id',
  push_subscription: COORDINATOR,
  rate_limit: COORDINATOR,
  receipt_counter: COORDINATOR,
  recovery_code: COORDINATOR,
  reel: COORDINATOR,
  reel_favorite: COORDINATOR,
  reel_view: COORDINATOR,
  report: COORDINATOR,
  report_case: COORDINATOR,
  review: COORDINATOR,
  review_report: COORDINATOR,
  sandbox_payment: COORDINATOR,
  saved_search: COORDINATOR,
  search_state: REFERENCE,
  search_word: REFERENCE,
  session: COORDINATOR,
  sold_question: 'property_id',
  subcategory: REFERENCE,
  text_version: REFERENCE,
  two_factor: COORDINATOR,
  unfinished_clip: COORDINATOR,
  user_event: COORDINATOR,
  viewing: COORDINATOR,
};

describePostgres('Tables on a cluster', (open) => {
  it('have the column by which they are spread in every unique index', async () => {
    const { db, close } = await open();
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select c.relname as "table", array_agg(a.attname::text) as columns
      from pg_index i
      join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indisunique group by i.indexrelid, c.relname`.execute(db);
    const spread = Object.entries(PLACES).filter(([, place]) => place !== REFERENCE && place !== COORDINATOR);
    for (const [table, column] of spread) {
      const indexes = rows.filter((row) => row.table === table);
      expect(indexes.length, table).toBeGreaterThan(0);
      for (const { columns } of indexes) expect(columns, table).toContain(column);
    }
    await close();
  });

  it('are all placed', async () => {
    const { db, close } = await open();
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    const internal = ['compatible_migration', 'kysely_migration', 'kysely_migration_lock'];
    expect(tables.filter((name) => !internal.includes(name)).sort()).toEqual(Object.keys(PLACES).sort());
    await close();
  });
});
