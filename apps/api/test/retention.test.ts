import { randomUUID } from 'node:crypto';
import { formatCairoDay, uuidv7 } from '@mashrabiya/contract';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { OLD_ACCOUNT_DATA_JOB } from '../src/accounts/jobs/oldAccountDataJob.ts';
import { OLD_CONTACT_MESSAGES_JOB } from '../src/contact/jobs/oldContactMessagesJob.ts';
import type { Tables } from '../src/db/schema.ts';
import { OLD_VIEWS_JOB } from '../src/engagement/jobs/oldViewsJob.ts';
import { OLD_EXPORTS_JOB } from '../src/exports/jobs/oldExportsJob.ts';
import { EXPORT_FOLDER } from '../src/exports/services/exportFile.ts';
import { enqueueOnce } from '../src/jobs/enqueue.ts';
import { OLD_LEADS_JOB } from '../src/leads/jobs/oldLeadsJob.ts';
import { OLD_MODERATION_JOB } from '../src/moderation/jobs/oldModerationJob.ts';
import { OLD_RECORDS_JOB } from '../src/orphans/jobs/oldRecordsJob.ts';
import { OLD_REPORTS_JOB } from '../src/reports/jobs/oldReportsJob.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { propertyId, SELLER } from './fixtures/properties.ts';
import { createAdTools } from './support/ads.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { runJobsStrictly } from './support/jobs.ts';
import { addReels, createReel, reelId } from './support/reels.ts';

const DAY_MS = 86_400_000;
const TWO_YEARS = 2 * 365;

describeBothEngines('Retention', (open) => {
  const api = createFixtureApi(open);
  const { createUser } = createAdTools(api);
  const reviewId = randomUUID();
  let userId = '';
  beforeAll(async () => {
    const { db } = api.database;
    userId = (await createUser()).id;
    await addReels(db, createReel(1));
    const at = api.services.clock();
    const review = { id: reviewId, provider_id: SELLER.id, author_id: userId, rating: 5, text: '' };
    await db
      .insertInto('review')
      .values({ ...review, created_at: at, updated_at: at })
      .execute();
  });

  const insert = (table: keyof Tables, row: Record<string, unknown>) => {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
    return sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
      api.database.db,
    );
  };
  const count = async (table: keyof Tables, column: string, value: unknown) => {
    const found = await sql`select 1 as found from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(
      api.database.db,
    );
    return found.rows.length;
  };
  /** Starts a periodic job, which is run again by `runJobsStrictly` from then on. */
  const startJob = (kind: string) => enqueueOnce(api.database.db, { kind, payload: {}, now: api.services.clock() });
  const runAfter = async (days: number) => {
    api.advanceTime(days * DAY_MS);
    await runJobsStrictly(api);
  };

  interface Case {
    kind: string;
    table: keyof Tables;
    days: number;
    /** The first column identifies the row. */
    row: (now: Date) => Record<string, unknown>;
  }
  const at = (now: Date) => ({ created_at: now });
  const cases: Case[] = [
    {
      kind: OLD_VIEWS_JOB,
      table: 'property_view',
      days: 183,
      row: (now) => ({ visitor: 'old', property_id: propertyId(1), day: formatCairoDay(now) }),
    },
    {
      kind: OLD_VIEWS_JOB,
      table: 'reel_view',
      days: 183,
      row: (now) => ({ visitor: 'old', reel_id: reelId(1), day: formatCairoDay(now), watched: 50 }),
    },
    {
      kind: OLD_LEADS_JOB,
      table: 'property_lead',
      days: TWO_YEARS,
      row: (now) => ({
        visitor: 'old',
        property_id: propertyId(1),
        day: formatCairoDay(now),
        channel: 0,
        created_at: now,
      }),
    },
    {
      kind: OLD_MODERATION_JOB,
      table: 'moderation_event',
      days: TWO_YEARS,
      row: (now) => ({ id: randomUUID(), kind: 'accepted', seller_id: SELLER.id, ...at(now) }),
    },
    {
      kind: OLD_REPORTS_JOB,
      table: 'report',
      days: TWO_YEARS,
      row: (now) => ({
        id: randomUUID(),
        property_id: propertyId(1),
        visitor: 'old',
        reason: 'sold',
        decision: 'dismissed',
        decided_at: now,
        ...at(now),
      }),
    },
    {
      kind: OLD_REPORTS_JOB,
      table: 'review_report',
      days: TWO_YEARS,
      row: (now) => ({
        id: randomUUID(),
        review_id: reviewId,
        visitor: 'old',
        reason: 'other',
        note: '',
        is_open: false,
        ...at(now),
      }),
    },
    {
      kind: OLD_CONTACT_MESSAGES_JOB,
      table: 'contact_message',
      days: 365,
      row: (now) => ({
        id: uuidv7(now),
        reference: 'OLD',
        idem_key: randomUUID(),
        topic: 'general',
        name: 'هبة',
        email: 'writer@example.com',
        phone: '01000001234',
        subject: 'سؤال',
        message: 'سؤال',
        language: 'ar',
        ...at(now),
      }),
    },
    {
      kind: OLD_ACCOUNT_DATA_JOB,
      table: 'audit_event',
      days: 365,
      row: (now) => ({ id: randomUUID(), kind: 'login', device: '', ...at(now) }),
    },
    {
      kind: OLD_ACCOUNT_DATA_JOB,
      table: 'known_device',
      days: 365,
      row: (now) => ({ device_hash: 'old', user_id: userId, used_at: now }),
    },
    {
      kind: OLD_ACCOUNT_DATA_JOB,
      table: 'outbox',
      days: 30,
      row: (now) => ({
        id: randomUUID(),
        recipient: 'a@example.com',
        language: 'ar',
        subject: '',
        html: '',
        plain: '',
        ...at(now),
      }),
    },
    {
      kind: OLD_ACCOUNT_DATA_JOB,
      table: 'mail_token',
      days: 30,
      row: (now) => ({
        token_hash: 'old',
        purpose: 'verify',
        user_id: userId,
        email: 'a@example.com',
        expires_at: now,
        ...at(now),
      }),
    },
    {
      kind: OLD_RECORDS_JOB,
      table: 'job',
      days: 7,
      row: (now) => ({
        id: randomUUID(),
        kind: 'mail',
        payload: '{}',
        state: 'done',
        run_at: now,
        ended_at: now,
        ...at(now),
      }),
    },
    {
      kind: OLD_RECORDS_JOB,
      table: 'job',
      days: 30,
      row: (now) => ({
        id: randomUUID(),
        kind: 'mail',
        payload: '{}',
        state: 'dead',
        run_at: now,
        ended_at: now,
        ...at(now),
      }),
    },
  ];

  it.each(cases)('deletes rows of $table after $days days', async ({ kind, table, days, row }) => {
    const values = row(api.services.clock());
    const [column = '', value] = Object.entries(values)[0] ?? [];
    await insert(table, values);
    await startJob(kind);
    await runAfter(days - 2);
    expect(await count(table, column, value)).toBe(1);
    await runAfter(4);
    expect(await count(table, column, value)).toBe(0);
  });

  it('deletes expired secrets and ended windows within a day, and no others', async () => {
    const now = api.services.clock();
    const [ended, running] = [now, new Date(now.getTime() + 2 * DAY_MS)];
    const places = [
      ['email_code', 'challenge_hash', { code_hash: '', email: 'a@example.com' }, 'expires_at'],
      ['login_challenge', 'token_hash', { user_id: userId }, 'expires_at'],
      ['passkey_challenge', 'challenge_hash', {}, 'expires_at'],
      ['identity_nonce', 'nonce_hash', {}, 'expires_at'],
      ['rate_limit', 'key', { used: 1 }, 'resets_at'],
    ] as const;
    for (const [table, key, values, time] of places) {
      await insert(table, { [key]: 'ended', ...values, [time]: ended });
      await insert(table, { [key]: 'running', ...values, [time]: running });
    }
    const code = { phone: '+201000001234', code_hash: '' };
    await insert('phone_code', { user_id: userId, ...code, expires_at: ended });
    await insert('phone_code', { user_id: SELLER.id, ...code, expires_at: running });
    for (const kind of [OLD_ACCOUNT_DATA_JOB, OLD_RECORDS_JOB]) await startJob(kind);
    await runAfter(1);
    expect(await count('phone_code', 'user_id', userId)).toBe(0);
    expect(await count('phone_code', 'user_id', SELLER.id)).toBe(1);
    for (const [table, key] of places) {
      expect(await count(table, key, 'ended'), table).toBe(0);
      expect(await count(table, key, 'running'), table).toBe(1);
    }
  });

  it('keeps open reports, finance events, failed refunds and the last review of a listing', async () => {
    const now = api.services.clock();
    const [report, event, refund] = [randomUUID(), randomUUID(), randomUUID()];
    const reviews = [randomUUID(), randomUUID()];
    await insert('report', {
      id: report,
      property_id: propertyId(2),
      visitor: 'open',
      reason: 'sold',
      created_at: now,
    });
    await insert('job', {
      id: refund,
      kind: 'refund',
      payload: '{}',
      state: 'dead',
      run_at: now,
      ended_at: now,
      created_at: now,
    });
    await insert('audit_event', { id: event, kind: 'plan_changed', device: '', created_at: now });
    for (const [index, id] of reviews.entries())
      await insert('property_review', {
        id,
        property_id: propertyId(2),
        moderator_id: userId,
        decision: 'accepted',
        content: '{}',
        created_at: new Date(now.getTime() + index),
      });
    for (const kind of [OLD_REPORTS_JOB, OLD_ACCOUNT_DATA_JOB, OLD_MODERATION_JOB, OLD_RECORDS_JOB])
      await startJob(kind);
    await runAfter(TWO_YEARS + 2);
    expect(await count('report', 'id', report)).toBe(1);
    expect(await count('audit_event', 'id', event)).toBe(1);
    expect(await count('job', 'id', refund)).toBe(1);
    expect(await count('property_review', 'id', reviews[0])).toBe(0);
    expect(await count('property_review', 'id', reviews[1])).toBe(1);
  });

  it('deletes undecided reports of removed listings', async () => {
    const { db } = api.database;
    const [now, property_id] = [api.services.clock(), propertyId(4)];
    const report = { id: randomUUID(), property_id, visitor: 'late', reason: 'fraud', created_at: now };
    await insert('report', report);
    await insert('report_case', { property_id, opened_at: now });
    await startJob(OLD_REPORTS_JOB);
    await runAfter(TWO_YEARS + 2);
    expect(await count('report', 'id', report.id)).toBe(1);
    const removal = { removed_at: now, availability: 3 };
    await db.updateTable('property').set(removal).where('id', '=', property_id).execute();
    await runAfter(1);
    expect(await count('report', 'id', report.id)).toBe(0);
    expect(await count('report_case', 'property_id', property_id)).toBe(0);
  });

  it('deletes undecided reports about deleted accounts', async () => {
    const { db } = api.database;
    const [now, { id: person_id }] = [api.services.clock(), await createUser()];
    const report = { id: randomUUID(), person_id, visitor: 'late', reason: 'fraud', created_at: now };
    await insert('report', report);
    await insert('report_case', { person_id, opened_at: now });
    await startJob(OLD_REPORTS_JOB);
    await runAfter(TWO_YEARS + 2);
    expect(await count('report', 'id', report.id)).toBe(1);
    await db.updateTable('app_user').set({ deleted_at: now }).where('id', '=', person_id).execute();
    await runAfter(1);
    expect(await count('report', 'id', report.id)).toBe(0);
    expect(await count('report_case', 'person_id', person_id)).toBe(0);
  });

  it('deletes more rows than a batch in one run', async () => {
    await sql`insert into rate_limit (key, used, resets_at)
      select 'many ' || n, 1, ${api.services.clock()}::timestamptz from generate_series(1, 2500) n`.execute(
      api.database.db,
    );
    await startJob(OLD_RECORDS_JOB);
    await runAfter(1);
    const left = await sql`select key from rate_limit where key like 'many %'`.execute(api.database.db);
    expect(left.rows).toEqual([]);
  });

  it('deletes files of exports whose removal failed', async () => {
    const { files } = api.services;
    const key = `${EXPORT_FOLDER}/${randomUUID()}.zip`;
    await files.put(key, new Blob(['zip']));
    await startJob(OLD_EXPORTS_JOB);
    await runAfter(7);
    expect(await files.get(key)).toBeDefined();
    await runAfter(1);
    expect(await files.get(key)).toBeUndefined();
  });
});
