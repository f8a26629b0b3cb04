import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { CONTACT_MIN_MS } from '@mashrabiya/contract';
import { emptyDraft } from '@mashrabiya/mocks';
import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { expect, it } from 'vitest';
import { linkIdentity } from '../src/accounts/repository/identities.ts';
import { lockUser } from '../src/accounts/repository/users.ts';
import type { Tables } from '../src/db/schema.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { enqueueMail } from '../src/mail/enqueueMail.ts';
import { eraseModerationEvents, recordModeration } from '../src/moderation/repository/events.ts';
import { createOutboxSmsSender } from '../src/sms/repository/smsOutbox.ts';
import { describeBothEngines, describePostgres } from './engines/describeEngines.ts';
import { propertyId, SELLER } from './fixtures/properties.ts';
import { CITIES } from './fixtures/reference.ts';
import { createAdTools } from './support/ads.ts';
import { buildFormRequest, buildJsonRequest, buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { runJobsStrictly } from './support/jobs.ts';
import { waitForLockWait } from './support/lockWaits.ts';
import { PUSH_ADDRESS } from './support/pushSubscriptions.ts';
import { addReels, createReel, reelId } from './support/reels.ts';
import { createReviewTools } from './support/reviews.ts';
import { createShop } from './support/shop.ts';
import { readDemoFile } from './support/videos.ts';

const DAY_MS = 86_400_000;
const ORIGIN = 'https://homes.example.com';
const createContact = (email: string) => ({
  key: randomUUID(),
  open_ms: CONTACT_MIN_MS,
  topic: 'general',
  name: 'نادية',
  email,
  phone: '01000001234',
  subject: 'سؤال',
  message: 'متى يُنشر الإعلان؟',
});

describeBothEngines('A deleted account', (open) => {
  const api = createFixtureApi(open);
  const ads = createAdTools(api);
  const { createUser, createListing } = ads;
  const { blockUser } = createReviewTools(api, ads);
  type Account = Awaited<ReturnType<typeof createUser>>;
  const deleteAccount = ({ token, password }: Pick<Account, 'token' | 'password'>) =>
    api.client.fetchAnswer(
      'deleteAccount',
      '/user',
      withToken(token, { ...buildJsonRequest({ current_password: password }), method: 'DELETE' }),
    );
  const readAll = async (table: 'job' | 'outbox' | 'moderation_event' | 'report' | 'review_report') =>
    JSON.stringify((await sql`select * from ${sql.table(table)}`.execute(api.database.db)).rows);

  let applicationCount = 0;
  async function insertApplication(userId: string, email: string) {
    await api.database.db
      .insertInto('advisor')
      .values({
        id: randomUUID(),
        user_id: userId,
        state: 'rejected',
        name: 'سلمى',
        email,
        phone: `+2010${String(++applicationCount).padStart(8, '0')}`,
        age: 30,
        about: '',
        years_of_experience: 1,
        experience: '',
        certificates: null,
        category_id: 1,
        city_id: CITIES.maadi.id,
        places: [],
        profile_pic: '',
        submitted_at: api.services.clock(),
      })
      .execute();
  }

  it('leaves no mails, neither stored nor waiting nor failed', async () => {
    const user = await createUser();
    const { db } = api.database;
    const now = api.services.clock();
    const otherEmail = `other-${randomUUID()}@example.com`;
    await runJobsStrictly(api);
    await api.client.fetchAnswer('sendContact', '/contact', buildPost(user.token, createContact(otherEmail)));
    const change = { email: `new-${randomUUID()}@example.com`, current_password: user.password };
    await api.client.fetchAnswer('changeEmail', '/user/email', buildPost(user.token, change));
    await runJobsStrictly(api);
    const mail = { userId: user.id, to: user.email, origin: ORIGIN };
    await enqueueMail(db, { ...mail, kind: 'new_device', device: 'failed', now });
    await db.updateTable('job').set({ state: 'dead', ended_at: now }).where('state', '=', 'waiting').execute();
    await enqueueMail(db, { ...mail, kind: 'two_factor_on', now });
    const code = { email: user.email, kind: 'message' };
    await api.client.fetchAnswer(
      'requestEnquiryCode',
      `/properties/${propertyId(5)}/messages/code`,
      buildJsonRequest(code),
    );
    for (const text of [user.email, otherEmail, change.email])
      expect((await readAll('outbox')) + (await readAll('job'))).toContain(text);
    await deleteAccount(user);
    const stored = (await readAll('outbox')) + (await readAll('job'));
    for (const text of [otherEmail, change.email, 'متى يُنشر الإعلان؟']) expect(stored).not.toContain(text);
    const jobs = await db.selectFrom('job').select('payload').where('state', '<>', 'done').execute();
    const addressed = jobs.filter(({ payload }) => JSON.stringify(payload).includes(user.email));
    expect(addressed).toMatchObject([{ payload: { kind: 'account_deleted' } }]);
  });

  it('leaves no mails to the address of an application or of a linked identity', async () => {
    const user = await createUser();
    const { db } = api.database;
    const now = api.services.clock();
    const [applied, linked] = [`applied-${randomUUID()}@example.com`, `linked-${randomUUID()}@example.com`];
    await insertApplication(user.id, applied);
    await linkIdentity(db, {
      issuer: 'https://accounts.google.com',
      subject: linked,
      email: linked,
      userId: user.id,
      now,
    });
    const mail = { userId: user.id, origin: ORIGIN, now };
    await enqueueMail(db, { ...mail, kind: 'advisor_rejected', to: applied });
    await enqueueMail(db, { ...mail, kind: 'identity_linked', to: linked, device: 'Google', email: linked });
    await runJobsStrictly(api);
    for (const address of [applied, linked]) expect(await readAll('outbox')).toContain(address);
    await deleteAccount(user);
    for (const address of [applied, linked]) expect(await readAll('outbox')).not.toContain(address);
  });

  it('keeps mails to a user whose address another user’s application names', async () => {
    const [applicant, namedUser] = [await createUser(), await createUser()];
    const { db } = api.database;
    await enqueueMail(db, {
      kind: 'two_factor_on',
      userId: namedUser.id,
      to: namedUser.email,
      origin: ORIGIN,
      now: api.services.clock(),
    });
    await runJobsStrictly(api);
    await insertApplication(applicant.id, namedUser.email);
    await deleteAccount(applicant);
    expect(await readAll('outbox')).toContain(namedUser.email);
  });

  it('keeps mails that name a longer address', async () => {
    const user = await createUser();
    const { db } = api.database;
    const other = {
      recipient: 'other@example.com',
      language: 'en',
      subject: 'Contact',
      html: '',
      created_at: new Date(),
    } as const;
    const longerAddresses = [
      `From x${user.email}.`,
      `From x_${user.email}.`,
      `From ${user.email}.eg`,
      `${user.email}-eg`,
    ];
    const marks = [`From ${user.email}.`, `<${user.email}>`, `_${user.email}_`, `-${user.email}-`, `+${user.email}`];
    const texts = [...longerAddresses, ...marks];
    const rows = texts.map((plain) => ({ ...other, id: randomUUID(), plain }));
    await db.insertInto('outbox').values(rows).execute();
    await deleteAccount(user);
    const stored = db.selectFrom('outbox').select('plain').where('recipient', '=', other.recipient).orderBy('plain');
    expect((await stored.execute()).map(({ plain }) => plain)).toEqual(longerAddresses.toSorted());
  });

  it('leaves no mails to or about the address in another case', async () => {
    const user = await createUser();
    const typedEmail = user.email.toUpperCase();
    const mail = { language: 'en', subject: 'Code', html: '', created_at: api.services.clock() } as const;
    await api.database.db
      .insertInto('outbox')
      .values([
        { ...mail, id: randomUUID(), recipient: typedEmail, plain: '123456' },
        { ...mail, id: randomUUID(), recipient: 'other@example.com', plain: `From ${typedEmail}.` },
      ])
      .execute();
    await deleteAccount(user);
    const mails = api.database.db.selectFrom('outbox').select(['recipient', 'plain']).where('subject', '=', 'Code');
    expect(await mails.execute()).toEqual([]);
  });

  it('still warns the previous address of a changed one', async () => {
    const user = await createUser();
    await runJobsStrictly(api);
    const previous = `previous-${randomUUID()}@example.com`;
    const now = api.services.clock();
    const mail = { userId: user.id, to: previous, origin: ORIGIN, email: user.email };
    await enqueueMail(api.database.db, { ...mail, kind: 'email_changed', now });
    await deleteAccount(user);
    await runJobsStrictly(api);
    expect(await readAll('outbox')).toContain(previous);
  });

  it('leaves kinds and times in the moderation log, without notes', async () => {
    const { seller } = await createListing();
    const moderator = await createUser('moderator');
    const reason = { reason_ar: 'سلمى تنشر إعلانات وهمية', reason_en: 'Salma posts invented ads' };
    const { db } = api.database;
    await blockUser(moderator.token, seller.id, reason);
    // A block ends the login.
    const now = api.services.clock();
    await inTransaction(db, (tx) => api.services.eraseUser(tx, { ...seller, origin: ORIGIN, now }));
    const events = db.selectFrom('moderation_event').select(['kind', 'note']).where('seller_id', '=', seller.id);
    expect(await events.where('kind', '=', 'blocked').execute()).toEqual([{ kind: 'blocked', note: '' }]);
    const account = db.selectFrom('app_user').selectAll().where('id', '=', seller.id);
    expect(JSON.stringify(await account.executeTakeFirstOrThrow())).not.toContain('Salma');
  });

  it('leaves its reports without a link to it, and no quotations of its reviews', async () => {
    const [author, reporter] = [await createUser(), await createUser()];
    const review = buildPost(author.token, { rating: 1, text: 'لم يرد على اتصالاتي' });
    const { id } = await api.client.fetchData('saveReview', `/provider/${SELLER.id}/review`, review);
    const reportReview = (token: string, body: object) =>
      api.client.fetchAnswer('reportReview', `/reviews/${id}/reports`, buildPost(token, body));
    await reportReview(reporter.token, { reason: 'untrue', note: 'لم يتواصل معي' });
    api.advanceTime(DAY_MS);
    await reportReview(author.token, { reason: 'insulting' });
    const report = buildPost(reporter.token, { reason: 'sold', note: 'تم بيعها' });
    await api.client.fetchAnswer('reportProperty', `/properties/${propertyId(5)}/reports`, report);
    const visitors = await api.database.db
      .selectFrom('report')
      .select('visitor')
      .where('user_id', '=', reporter.id)
      .execute();
    expect(visitors).toHaveLength(1);
    await deleteAccount(reporter);
    const reports = (await readAll('report')) + (await readAll('review_report'));
    for (const text of [reporter.id, visitors[0]?.visitor ?? '']) expect(reports).not.toContain(text);
    expect(reports).toContain('تم بيعها');
    expect(await readAll('moderation_event')).not.toContain(reporter.id);
    expect(await readAll('moderation_event')).toContain('لم يرد على اتصالاتي');
    await deleteAccount(author);
    expect(await readAll('moderation_event')).not.toContain('لم يرد على اتصالاتي');
  });

  it('leaves no text of its reviews in entries that a node of the previous release wrote without the author', async () => {
    const author = await createUser();
    const text = 'لم يحضر إلى المعاينة';
    const review = buildPost(author.token, { rating: 1, text });
    await api.client.fetchAnswer('saveReview', `/provider/${SELLER.id}/review`, review);
    const event = { kind: 'review_reported', actorId: null, sellerId: SELLER.id, note: text } as const;
    await recordModeration(api.database.db, { ...event, now: api.services.clock() });
    await deleteAccount(author);
    expect(await readAll('moderation_event')).not.toContain(text);
  });

  it('is removed from the log without reading all of it', async () => {
    const queries: CompiledQuery[] = [];
    const recorder = new Kysely<Tables>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
      log({ query }) {
        queries.push(query);
      },
    });
    await eraseModerationEvents(recorder, randomUUID());
    const plans = await inTransaction(api.database.db, async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const plans: string[] = [];
      for (const { sql: text, parameters } of queries) {
        const { rows } = await tx.executeQuery(CompiledQuery.raw(`explain ${text}`, [...parameters]));
        plans.push(JSON.stringify(rows));
      }
      return plans;
    });
    expect(plans.join()).toContain('moderation_event_by_');
    for (const plan of plans) expect(plan).not.toContain('Seq Scan on moderation_event');
  });

  it('leaves no text of its reviews in the log that was changed, or removed by a moderator', async () => {
    const [author, reporter, moderator] = [await createUser(), await createUser(), await createUser('moderator')];
    const saveReview = (text: string) =>
      api.client.fetchData('saveReview', `/provider/${SELLER.id}/review`, buildPost(author.token, { rating: 1, text }));
    const { id } = await saveReview('نصاب معروف');
    const report = buildPost(reporter.token, { reason: 'insulting', note: null });
    await api.client.fetchAnswer('reportReview', `/reviews/${id}/reports`, report);
    await saveReview('نصاب في كل مكان');
    api.advanceTime(1);
    await api.client.fetchAnswer('claimReviewReport', '/moderation/reviews/claims', buildPost(moderator.token, {}));
    const decision = { decision: 'removed', until: api.services.clock().toISOString() };
    await api.client.fetchAnswer(
      'decideReviewReport',
      `/moderation/reviews/${id}`,
      buildPost(moderator.token, decision),
    );
    for (const text of ['نصاب معروف', 'نصاب في كل مكان']) expect(await readAll('moderation_event')).toContain(text);
    await deleteAccount(author);
    expect(await readAll('moderation_event')).not.toContain('نصاب');
  });
});

describePostgres('The deletion of an account', (open) => {
  const api = createFixtureApi(open, { sms: createOutboxSmsSender });
  const { createUser, buildAdForm, postAd } = createAdTools(api);
  type Account = Awaited<ReturnType<typeof createUser>>;
  const buildPicture = () => new File([Uint8Array.from(readDemoFile('-480.webp'))], 'a.webp', { type: 'image/webp' });
  const subscription = {
    endpoint: `${PUSH_ADDRESS}erased`,
    keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  const alert = { frequency: 'daily', by_mail: true, by_push: false };
  const requests: Record<
    string,
    (user: Account) => [path: string, init: RequestInit] | Promise<[string, RequestInit]>
  > = {
    profile: () => ['/user/profile', buildFormRequest({ name: 'نادية', phone: '' })],
    phone: () => ['/user/phone', buildJsonRequest({ phone: '01000009001' })],
    listing: async () => ['/properties', await buildAdForm()],
    search: () => ['/saved-searches', buildJsonRequest({ href: '/listing?bedrooms=1', name: 'شقق' })],
    'alert of a search': async ({ token }) => {
      const search = buildPost(token, { href: '/listing?bedrooms=1', name: 'شقق' });
      const { id } = await api.client.fetchData('saveSearch', '/saved-searches', search);
      return [`/saved-searches/${id}/alert`, buildJsonRequest(alert)];
    },
    'alert of favorites': () => ['/user/alerts/favorites', buildJsonRequest(alert)],
    'push subscription': () => ['/user/push-subscriptions', buildJsonRequest(subscription)],
    favorite: () => ['/love-toggle', buildJsonRequest({ task_id: propertyId(1) })],
    'link to favorites': () => ['/user/profile/favorites/share', buildJsonRequest({})],
    'favorite reel': async () => {
      await addReels(api.database.db, createReel(1));
      return [`/reels/${reelId(1)}/love-toggle`, buildJsonRequest({})];
    },
    draft: () => [`/user/drafts/${randomUUID()}`, buildJsonRequest(emptyDraft)],
    'message picture': () => ['/uploads/message-pictures', buildFormRequest({ picture: buildPicture() })],
    'company paper': () => ['/uploads/company-papers', buildFormRequest({ picture: buildPicture() })],
    export: () => ['/user/export', buildJsonRequest({})],
    lead: () => {
      const init = buildJsonRequest({ channel: 'call' });
      // Leads of robots are not recorded.
      const headers = {
        ...(init.headers as object),
        'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile',
      };
      return [`/properties/${propertyId(1)}/leads`, { ...init, headers }];
    },
    report: () => [`/properties/${propertyId(1)}/reports`, buildJsonRequest({ reason: 'fraud' })],
    'report of a review': async () => {
      const author = await createUser();
      const review = buildPost(author.token, { rating: 1, text: 'لم يرد' });
      const { id } = await api.client.fetchData('saveReview', `/provider/${SELLER.id}/review`, review);
      return [`/reviews/${id}/reports`, buildJsonRequest({ reason: 'untrue', note: null })];
    },
    'contact message': () => ['/contact', buildJsonRequest(createContact('erased@example.com'))],
    'request of a refund': async ({ token }) => {
      const { id } = await createShop(api).buy(token);
      return [`/transactions/${id}/refund`, buildJsonRequest({ amount: 58_800, reason: 'أخطأت في الاختيار' })];
    },
    'phone code': async ({ id }) => {
      await api.database.db.updateTable('app_user').set({ phone: '+201000009002' }).where('id', '=', id).execute();
      return ['/user/phone/code', buildJsonRequest({})];
    },
  };
  const tables = [
    ...([
      'property',
      'saved_search',
      'alert',
      'push_subscription',
      'favorite',
      'favorites_share',
      'reel_favorite',
    ] as const),
    ...(['property_draft', 'message_picture', 'data_export', 'lead', 'report', 'review_report'] as const),
    ...(['company_paper', 'contact_message', 'phone_code', 'pay_refund'] as const),
  ];

  /** Sends a request that waits until the account is deleted. */
  async function sendDuringDeletion(user: Account, path: string, init?: RequestInit): Promise<number> {
    const { response } = await inTransaction(api.database.db, async (tx) => {
      await lockUser(tx, user.id);
      const response = Promise.resolve(api.client.request(path, withToken(user.token, init)));
      await waitForLockWait(tx);
      await api.services.eraseUser(tx, { ...user, origin: ORIGIN, now: api.services.clock() });
      return { response };
    });
    return (await response).status;
  }

  it('refuses the removal of a listing that is sent meanwhile', async () => {
    const user = await createUser();
    const { id } = await postAd(user.token);
    expect(await sendDuringDeletion(user, `/properties/${id}`, { method: 'DELETE' })).toBe(401);
  });

  it.each(Object.keys(requests))('leaves no %s that is sent meanwhile', async (kind) => {
    const user = await createUser();
    const { db } = api.database;
    const [path = '', init] = (await requests[kind]?.(user)) ?? [];
    expect(await sendDuringDeletion(user, path, init)).toBe(401);
    const account = db.selectFrom('app_user').select(['name_ar', 'name_en', 'phone']).where('id', '=', user.id);
    expect(await account.execute()).toEqual([{ name_ar: null, name_en: null, phone: null }]);
    for (const table of tables)
      expect(await db.selectFrom(table).select('user_id').where('user_id', '=', user.id).execute()).toEqual([]);
  });
});
