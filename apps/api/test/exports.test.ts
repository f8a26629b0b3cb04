import { inflateRawSync } from 'node:zlib';
import { CONTACT_MIN_MS, getPictureFile, PICTURE_WIDTHS } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { recordModeration } from '../src/moderation/repository/events.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { propertyId } from './fixtures/properties.ts';
import { buildJsonRequest, buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createMailbox } from './support/mailbox.ts';
import { createShop } from './support/shop.ts';
import { registerUser } from './support/users.ts';

const DAY_MS = 86_400_000;

/** Files of a ZIP, by its central directory. */
function unzip(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  const files: Record<string, string> = {};
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const head = zip.readUInt32LE(at + 42);
    const start = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    const bytes = zip.subarray(start, start + size);
    files[zip.toString('utf8', at + 46, at + 46 + name)] = (method === 8 ? inflateRawSync(bytes) : bytes).toString(
      'utf8',
    );
    at += 46 + name + extra + comment;
  }
  return files;
}

describeEngines('Exports', (open) => {
  const api = createFixtureApi(open);
  const { mailsTo: readMails, subjectsTo: readSubjects } = createMailbox(api);
  const startExport = (token: string) =>
    api.client.request('/user/export', withToken(token, buildJsonRequest({}, 'en')));
  const fetchLastExport = (token: string) => api.client.fetchData('getExport', '/user/export', withToken(token));
  async function listStoredKeys() {
    const keys: string[] = [];
    for await (const { key } of api.services.files.list('exports')) keys.push(key);
    return keys;
  }
  const fetchExportFile = (token: string) => api.client.request('/user/export/file', withToken(token));

  it('contain all data of the account, and nothing of others', async () => {
    const [firstUser, secondUser] = [await registerUser(api.client), await registerUser(api.client)];
    for (const { token } of [firstUser, secondUser]) {
      await api.client.fetchAnswer('toggleFavorite', '/love-toggle', buildPost(token, { task_id: propertyId(3) }));
    }
    const noteInit = buildPost(firstUser.token, { note: 'قريب من المترو' });
    await api.client.fetchAnswer('noteFavorite', `/user/profile/favorites/${propertyId(3)}/note`, noteInit);
    const block = {
      blocked_at: api.services.clock(),
      blocked_reason_ar: 'إعلانات وهمية',
      blocked_reason_en: 'Invented ads',
    };
    await api.database.db.updateTable('app_user').set(block).where('email', '=', firstUser.email).execute();
    expect(await fetchLastExport(firstUser.token)).toBeNull();
    expect((await fetchExportFile(firstUser.token)).status).toBe(404);

    expect((await startExport(firstUser.token)).status).toBe(200);
    expect(await fetchLastExport(firstUser.token)).toMatchObject({ state: 'making', bytes: null });
    expect((await readMails(firstUser.email)).at(-1)?.subject).toBe('The copy of your data is ready');
    const { state, bytes } = (await fetchLastExport(firstUser.token)) ?? {};
    const answer = await fetchExportFile(firstUser.token);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="mashrabiya.zip"');
    const zip = Buffer.from(await answer.arrayBuffer());
    expect([state, bytes]).toEqual(['ready', zip.length]);

    const files = unzip(zip);
    expect(Object.keys(files).sort()).toEqual(
      [
        ...[
          'activity',
          'ad_entries',
          'ad_lots',
          'ads',
          'advisor',
          'alerts',
          'blocked_users',
          'company_requests',
          'conversations',
          'drafts',
          'edits',
          'enquiries',
          'favorite_reels',
          'favorites',
          'identities',
          'lead_contacts',
          'leads',
          'messages',
        ],
        ...[
          'notifications',
          'orders',
          'passkeys',
          'profile',
          'reels',
          'refunds',
          'reports',
          'review_replies',
          'review_reports',
          'reviews',
          'searches',
          'sessions',
          'two_step',
          'warnings',
        ],
      ].map((name) => `${name}.json`),
    );
    expect(JSON.parse(files['profile.json'] ?? '')).toMatchObject({
      email: firstUser.email,
      ...block,
      blocked_at: block.blocked_at.toISOString(),
    });
    expect(JSON.parse(files['favorites.json'] ?? '')).toMatchObject([
      { property_id: propertyId(3), note: 'قريب من المترو' },
    ]);
    const exportText = Object.values(files).join();
    expect(exportText).not.toContain(secondUser.email);
    expect(exportText).not.toMatch(/password|argon2|token/);
    expect((await fetchExportFile(secondUser.token)).status).toBe(404);
  });

  it('are made once a day, one at a time, and removed after seven days', async () => {
    const { token, email } = await registerUser(api.client);
    const answers = await Promise.all([startExport(token), startExport(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    await readMails(email);
    expect((await startExport(token)).headers.get('retry-after')).toBe(String(DAY_MS / 1000));
    api.advanceTime(7 * DAY_MS);
    expect((await fetchExportFile(token)).status).toBe(410);
    expect(await readSubjects(email)).toHaveLength(2);
    expect(await listStoredKeys()).toEqual([]);
  });

  it('contain ad pictures, payments, settings and reports', async () => {
    const user = await registerUser(api.client);
    const { db } = api.database;
    const { id } = await db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', user.email)
      .executeTakeFirstOrThrow();
    await db.updateTable('property').set({ user_id: id }).where('id', '=', propertyId(1)).execute();
    const ad = await db.selectFrom('property').selectAll().where('id', '=', propertyId(1)).executeTakeFirstOrThrow();
    const picture = getPictureFile(ad.pictures[0]?.img_name ?? '', 'webp', Math.max(...PICTURE_WIDTHS.webp));
    await api.services.files.put(picture, new Blob(['a picture']));
    await createShop(api).buy(user.token);
    const saveInit = buildPost(user.token, { href: '/listing?bedrooms=1', name: 'شقق' });
    const search = await api.client.fetchData('saveSearch', '/saved-searches', saveInit);
    const alert = buildJsonRequest({ frequency: 'daily', by_mail: true, by_push: false });
    await api.client.fetchAnswer('setSearchAlert', `/saved-searches/${search.id}/alert`, withToken(user.token, alert));
    const report = buildPost(user.token, { reason: 'sold', note: 'تم بيعها' });
    await api.client.fetchAnswer('reportProperty', `/properties/${propertyId(5)}/reports`, report);
    const now = api.services.clock();
    const note = 'لا تطلب مالًا قبل المعاينة';
    await recordModeration(db, { kind: 'report_warned', actorId: null, sellerId: id, note, now });
    const contact = {
      key: crypto.randomUUID(),
      open_ms: CONTACT_MIN_MS,
      topic: 'general',
      name: 'نادية',
      email: 'elsewhere@example.com',
      phone: '01000001234',
      subject: 'سؤال',
      message: 'متى تصل النسخة؟',
    };
    await api.client.fetchAnswer('sendContact', '/contact', buildPost(user.token, contact));
    await startExport(user.token);
    expect((await readMails(user.email)).at(-1)?.plain).toContain('/profile?tab=settings#export');
    const files = unzip(Buffer.from(await (await fetchExportFile(user.token)).arrayBuffer()));
    expect(files[`pictures/ads/${picture}`]).toBe('a picture');
    const read = (name: string) => JSON.parse(files[`${name}.json`] ?? '');
    expect(read('orders')).toMatchObject([{ state: 'successful', receipt_number: expect.any(String) }]);
    expect(read('ad_lots')).toHaveLength(3);
    expect(read('ad_entries').length).toBeGreaterThanOrEqual(3);
    expect(read('alerts')).toMatchObject([{ search: 'شقق', frequency: 'daily' }]);
    expect(read('messages')).toMatchObject([{ topic: 'general', message: 'متى تصل النسخة؟' }]);
    expect(read('reports')).toMatchObject([{ property_id: propertyId(5), note: 'تم بيعها', conversation_id: null }]);
    expect(read('warnings')).toEqual([{ note, created_at: now.toISOString() }]);
  });

  it('are retried before they fail', async () => {
    const { token, email } = await registerUser(api.client);
    const { files } = api.services;
    const put = files.put;
    files.put = () => Promise.reject(new Error('The disk is full'));
    await startExport(token);
    await readMails(email);
    files.put = put;
    expect(await fetchLastExport(token)).toMatchObject({ state: 'making' });
    api.advanceTime(60_000);
    await readMails(email);
    expect(await fetchLastExport(token)).toMatchObject({ state: 'ready' });
  });

  it('leave no partial file after a failure, and can be started again at once', async () => {
    const { token, email } = await registerUser(api.client);
    const { files } = api.services;
    const put = files.put;
    files.put = () => Promise.reject(new Error('The disk is full'));
    try {
      await startExport(token);
      for (const minutes of [1, 2, 8]) {
        await readMails(email);
        api.advanceTime(minutes * 60_000);
      }
      await expect(readMails(email)).rejects.toThrow('The disk is full');
    } finally {
      files.put = put;
    }
    expect(await fetchLastExport(token)).toMatchObject({ state: 'failed', expires_at: null });
    expect((await fetchExportFile(token)).status).toBe(404);
    expect((await startExport(token)).status).toBe(200);
    await readMails(email);
    expect(await fetchLastExport(token)).toMatchObject({ state: 'ready' });
  });

  it('are deleted with the account', async () => {
    const { token, email, password } = await registerUser(api.client);
    const keysBefore = await listStoredKeys();
    await startExport(token);
    await readMails(email);
    expect(await listStoredKeys()).toHaveLength(keysBefore.length + 1);
    const deletion = { ...buildJsonRequest({ current_password: password }), method: 'DELETE' };
    await api.client.fetchAnswer('deleteAccount', '/user', withToken(token, deletion));
    await readMails(email);
    const remaining = await api.database.db
      .selectFrom('data_export')
      .innerJoin('app_user', 'app_user.id', 'data_export.user_id')
      .where('deleted_at', 'is not', null)
      .select('data_export.id')
      .execute();
    expect(remaining).toEqual([]);
    expect(await listStoredKeys()).toEqual(keysBefore);
    expect((await fetchExportFile(token)).status).toBe(401);
  });
});
