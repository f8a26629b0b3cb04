import { randomUUID } from 'node:crypto';
import { formatCairoDay, LEAD_NOTE_MAX_LENGTH, PAGE_SIZE } from '@mashrabiya/contract';
import { leads as enLeads } from '@mashrabiya/i18n/en/leads';
import { expect, it } from 'vitest';
import { loadPersonalData } from '../src/exports/repository/personalData.ts';
import { enqueue } from '../src/jobs/enqueue.ts';
import { OLD_LEADS_JOB } from '../src/leads/jobs/oldLeadsJob.ts';
import { advanceLeadStatus } from '../src/leads/repository/leadProgress.ts';
import { hashAccount } from '../src/sessions/services/visitor.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { buildJsonRequest, buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { runJobsStrictly } from './support/jobs.ts';
import { createLeadTools } from './support/leads.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

describeBothEngines('Leads', (open) => {
  const api = createFixtureApi(open);
  const { createUser } = createAdTools(api);
  const { createListing, createBuyerAndSeller, start, send, ...tools } = createLeadTools(api);
  const { contact, contactAsVisitor, listLeads, fetchLead, updateLead, fetchTable } = tools;
  const setProperty = (id: string, values: object) =>
    api.database.db.updateTable('property').set(values).where('id', '=', id).execute();
  const setUser = (id: string, values: object) =>
    api.database.db.updateTable('app_user').set(values).where('id', '=', id).execute();
  const toToday = () => formatCairoDay(api.services.clock());
  const deleteAccount = ({ token, password }: { token: string; password: string }) =>
    api.client.fetchAnswer(
      'deleteAccount',
      '/user',
      withToken(token, { ...buildJsonRequest({ current_password: password }), method: 'DELETE' }),
    );

  it('are deleted two years after the latest contact or follow-up', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    await contact(buyer, property);
    const [otherBuyer, thirdBuyer] = [await createUser(), await createUser()];
    await contact(otherBuyer, property);
    await contact(thirdBuyer, property);
    const findLeads = () =>
      api.database.db.selectFrom('lead').select(['id', 'user_id']).where('property_id', '=', property).execute();
    const leadOfOther = (await findLeads()).find(({ user_id }) => user_id === otherBuyer.id);
    const followUp = formatCairoDay(new Date(api.services.clock().getTime() + 10 * DAY_MS));
    await updateLead(seller, leadOfOther?.id ?? '', { follow_up_on: followUp });
    api.advanceTime(DAY_MS);
    await contact(thirdBuyer, property);
    const runJob = async () => {
      await enqueue(api.database.db, { kind: OLD_LEADS_JOB, payload: {}, now: api.services.clock() });
      await runJobsStrictly(api);
    };
    const listBuyers = async () => (await findLeads()).map(({ user_id }) => user_id).sort();
    api.advanceTime(728 * DAY_MS);
    await runJob();
    expect(await listBuyers()).toHaveLength(3);
    api.advanceTime(DAY_MS + HOUR_MS);
    await runJob();
    expect(await listBuyers()).toEqual([otherBuyer.id, thirdBuyer.id].sort());
    api.advanceTime(DAY_MS);
    await runJob();
    expect(await listBuyers()).toEqual([otherBuyer.id]);
    api.advanceTime(10 * DAY_MS);
    await runJob();
    expect(await listBuyers()).toEqual([]);
  });

  it('are one per buyer and listing, with the latest contact', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    await contact(buyer, property);
    const firstContact = api.services.clock().toISOString();
    api.advanceTime(HOUR_MS);
    await contact(buyer, property, 'whatsapp');
    api.advanceTime(2 * DAY_MS);
    const lastContact = api.services.clock().toISOString();
    await contact(buyer, property, 'copy');
    const { data, total, counts, due, listings } = await listLeads(seller);
    expect(data).toMatchObject([
      {
        person: { name: buyer.name, profile_pic: null },
        listing: { id: property, is_available: true },
        status: 'new',
        note: '',
        follow_up_on: null,
        first_contact_at: firstContact,
        last_contact_at: lastContact,
        last_channel: 'copy',
        conversation_id: null,
      },
    ]);
    expect({ total, due, new: counts.new }).toEqual({ total: 1, due: 0, new: 1 });
    expect(listings).toMatchObject([{ id: property, leads: 1 }]);
    // One contact a day is recorded.
    const { contacts } = await fetchLead(seller, data[0]?.id ?? '');
    expect(contacts).toEqual([
      { listing_id: property, channel: 'copy', contacted_at: lastContact },
      { listing_id: property, channel: 'call', contacted_at: firstContact },
    ]);
    expect(JSON.stringify(data)).not.toContain(buyer.email);
  });

  it('have no name for a visitor, whose browser is recognised', async () => {
    const { seller, property } = await createBuyerAndSeller();
    const other = await createListing(seller.id);
    const cookie = await contactAsVisitor(property);
    await contactAsVisitor(property, 'whatsapp', cookie);
    await contactAsVisitor(other, 'call', cookie);
    await contactAsVisitor(other);
    const { data } = await listLeads(seller);
    expect(data).toHaveLength(3);
    expect(data.map(({ person }) => person)).toEqual([null, null, null]);
    const [lead] = (await listLeads(seller, `?property=${property}`)).data;
    const { others } = await fetchLead(seller, lead?.id ?? '');
    expect(others.map(({ listing }) => listing.id)).toEqual([other]);
  });

  it('are not created by robots or by the seller, who still get the number', async () => {
    const { seller, property } = await createBuyerAndSeller();
    const { total_leads: before } = await api.database.db
      .selectFrom('property')
      .select('total_leads')
      .where('id', '=', property)
      .executeTakeFirstOrThrow();
    await contact(seller, property);
    const path = `/properties/${property}/leads`;
    const robot = buildJsonRequest({ channel: 'call' });
    const headers = { ...robot.headers, 'user-agent': 'Googlebot/2.1' };
    expect(await api.client.fetchStatus(path, { ...robot, headers })).toBe(200);
    expect((await listLeads(seller)).total).toBe(0);
    const { total_leads: after } = await api.database.db
      .selectFrom('property')
      .select('total_leads')
      .where('id', '=', property)
      .executeTakeFirstOrThrow();
    expect(after).toBe(before);
  });

  it('are one for twenty concurrent contacts', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    await Promise.all(Array.from({ length: 20 }, () => contact(buyer, property)));
    expect((await listLeads(seller)).total).toBe(1);
  });

  it('follow a conversation: contacted after an answer, with the buyer’s latest message', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    const conversation = await start(buyer.token, property);
    const findOwnLead = async () => (await listLeads(seller)).data[0];
    expect(await findOwnLead()).toMatchObject({
      status: 'new',
      last_channel: 'message',
      conversation_id: conversation,
    });
    await contact(buyer, property, 'whatsapp');
    expect(await findOwnLead()).toMatchObject({ last_channel: 'whatsapp' });
    api.advanceTime(HOUR_MS);
    await send(seller.token, conversation, 'أهلًا');
    const answered = await findOwnLead();
    expect(answered).toMatchObject({ status: 'contacted', last_channel: 'whatsapp' });
    api.advanceTime(HOUR_MS);
    await send(buyer.token, conversation, 'متى المعاينة؟');
    expect(await findOwnLead()).toMatchObject({
      id: answered?.id,
      status: 'contacted',
      last_channel: 'message',
      last_contact_at: api.services.clock().toISOString(),
    });
  });

  it('move forward only by themselves', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    await contact(buyer, property);
    const id = (await listLeads(seller)).data[0]?.id ?? '';
    const key = { propertyId: property, visitor: hashAccount(buyer.id) };
    const advance = async (status: 'contacted' | 'viewing') => {
      await advanceLeadStatus(api.database.db, key, status);
      return (await fetchLead(seller, id)).status;
    };
    expect(await advance('viewing')).toBe('viewing');
    expect(await advance('contacted')).toBe('viewing');
    for (const status of ['offer', 'won', 'lost']) {
      await updateLead(seller, id, { status });
      expect(await advance('viewing')).toBe(status);
    }
    await updateLead(seller, id, { status: 'new' });
    expect(await advance('contacted')).toBe('contacted');
  });

  it('have a status, a note and a follow-up date, each changed alone', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    await contact(buyer, property);
    const id = (await listLeads(seller)).data[0]?.id ?? '';
    const today = toToday();
    expect(await updateLead(seller, id, { note: ' يفضّل الدور الأرضي ' })).toMatchObject({
      status: 'new',
      note: 'يفضّل الدور الأرضي',
      follow_up_on: null,
    });
    expect(await updateLead(seller, id.toUpperCase(), { follow_up_on: today })).toMatchObject({ follow_up_on: today });
    expect(await updateLead(seller, id, { status: 'offer' })).toMatchObject({ status: 'offer', follow_up_on: today });
    expect(await updateLead(seller, id, {})).toMatchObject({ note: 'يفضّل الدور الأرضي', status: 'offer' });
    expect(await updateLead(seller, id, { note: '', follow_up_on: null })).toMatchObject({
      note: '',
      follow_up_on: null,
    });
  });

  it('refuse wrong statuses, notes and days', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    await contact(buyer, property);
    const id = (await listLeads(seller)).data[0]?.id ?? '';
    for (const [change, fault] of [
      [{ status: 'sold' }, 'invalid_choice /status'],
      [{ note: 'x'.repeat(LEAD_NOTE_MAX_LENGTH + 1) }, 'text_too_long /note'],
      [{ note: 'a\0b' }, 'invalid_field /note'],
      [{ follow_up_on: '2027-02-30' }, 'day_invalid /follow_up_on'],
      [{ follow_up_on: '0000-01-01' }, 'day_invalid /follow_up_on'],
      [{ seller_id: randomUUID() }, 'unknown_field /seller_id'],
    ] as const) {
      const init = buildPost(seller.token, change);
      expect(await api.client.fetchFaults(`/user/leads/${id}`, init)).toEqual([fault]);
    }
  });

  it('are hidden from everyone but their seller', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    await contact(buyer, property);
    const id = (await listLeads(seller)).data[0]?.id ?? '';
    const refusal = { status: 404, faults: ['not_found id'] };
    for (const user of [buyer, await createUser(), await createUser('administrator')]) {
      const path = `/user/leads/${id}`;
      expect(await api.client.fetchRefusal(path, withToken(user.token))).toMatchObject(refusal);
      const change = buildPost(user.token, { status: 'won' });
      expect(await api.client.fetchRefusal(path, change)).toMatchObject(refusal);
      expect(await listLeads(user)).toMatchObject({ total: 0, listings: [] });
      expect(await listLeads(user, `?property=${property}`)).toMatchObject({ data: [] });
      expect((await fetchTable(user)).lines).toHaveLength(1);
    }
    expect((await fetchLead(seller, id)).status).toBe('new');
    expect(await api.client.fetchStatus('/user/leads')).toBe(401);
  });

  it('are filtered by listing, status, channel and due follow-ups, with counts of each choice', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    const other = await createListing(seller.id);
    const today = toToday();
    await contact(buyer, property, 'call');
    api.advanceTime(1000);
    await contact(buyer, other, 'whatsapp');
    api.advanceTime(1000);
    await contactAsVisitor(other, 'call');
    const [visitor, second, first] = (await listLeads(seller)).data.map(({ id }) => id);
    const tomorrow = formatCairoDay(new Date(api.services.clock().getTime() + DAY_MS));
    await updateLead(seller, first ?? '', { follow_up_on: today });
    await updateLead(seller, second ?? '', { follow_up_on: tomorrow, status: 'offer' });
    await updateLead(seller, visitor ?? '', { follow_up_on: '2026-01-01', status: 'lost' });
    for (const [query, ids] of [
      ['', [visitor, second, first]],
      [`?property=${property.toUpperCase()}`, [first]],
      [`?property=${other}`, [visitor, second]],
      ['?status=offer', [second]],
      ['?status=won', []],
      ['?channel=call', [visitor, first]],
      [`?channel=call&property=${other}`, [visitor]],
      // A lost lead needs no follow-up, and tomorrow's is not due.
      ['?due=yes', [first]],
      ['?due=yes&status=offer', []],
    ] as const) {
      const page = await listLeads(seller, query);
      expect(
        page.data.map(({ id }) => id),
        query,
      ).toEqual(ids);
      expect(page.total, query).toBe(ids.length);
      expect(page.listings, query).toMatchObject([
        { id: other, leads: 2 },
        { id: property, leads: 1 },
      ]);
    }
    expect(await listLeads(seller, '?status=offer&due=yes')).toMatchObject({
      counts: { new: 1, contacted: 0, viewing: 0, offer: 1, won: 0, lost: 1 },
      due: 1,
    });
    expect(await listLeads(seller, `?property=${other}`)).toMatchObject({
      counts: { new: 0, offer: 1, lost: 1 },
      due: 0,
    });
  });

  it('are found by words of the name or the title, in any spelling', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    await setUser(buyer.id, { name_ar: 'أحـمد رؤوف القاضي', name_en: 'Ahmed Raouf' });
    await setProperty(property, { title_words: 'شقه بحديقه في المعادي' });
    await contact(buyer, property);
    await contactAsVisitor(property);
    const count = async (query: string) => (await listLeads(seller, `?query=${encodeURIComponent(query)}`)).total;
    for (const query of ['احمد', 'أحمد', 'AHMED', 'رووف', 'القاضى', 'احمد شقة'])
      expect(await count(query), query).toBe(1);
    for (const query of ['شقة', 'بحديقة المعادي', '  ', '%']) expect(await count(query), query).toBe(2);
    for (const query of ['محمود', 'احمد فيلا', buyer.email]) expect(await count(query), query).toBe(0);
  });

  it.each([
    ['status=sold', 'invalid_choice status'],
    ['channel=fax', 'invalid_choice channel'],
    ['due=no', 'invalid_choice due'],
    ['property=x', 'invalid_id property'],
    ['page=0', 'invalid_page page'],
    ['seller=x', 'unknown_field seller'],
  ])('refuse the filter %s', async (query, fault) => {
    const { token } = await createUser();
    expect(await api.client.fetchFaults(`/user/leads?${query}`, withToken(token))).toEqual([fault]);
  });

  it('have pages, the latest contact first', async () => {
    const { seller, property } = await createBuyerAndSeller();
    for (let count = 0; count < PAGE_SIZE + 3; count++) {
      await contactAsVisitor(property);
      api.advanceTime(1000);
    }
    const pages = [await listLeads(seller), await listLeads(seller, '?page=2'), await listLeads(seller, '?page=3')];
    expect(pages.map(({ data }) => data.length)).toEqual([PAGE_SIZE, 3, 0]);
    expect(pages[1]).toMatchObject({ current_page: 2, last_page: 2, total: PAGE_SIZE + 3 });
    const times = pages.flatMap(({ data }) => data.map(({ last_contact_at }) => last_contact_at));
    expect(times).toEqual(times.toSorted().reverse());
  });

  it('are downloaded as a table that matches the filter', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    await setUser(buyer.id, { name_ar: 'نهى', name_en: '=cmd|calc' });
    await contact(buyer, property, 'whatsapp');
    api.advanceTime(1000);
    await contactAsVisitor(property);
    const [, lead] = (await listLeads(seller)).data;
    const note = '+20 طلب "خصمًا"، ثم\nسأل عن التقسيط';
    await updateLead(seller, lead?.id ?? '', { note, follow_up_on: '2026-12-01', status: 'contacted' });
    const { type, lines } = await fetchTable(seller, '', 'en');
    expect(type).toBe('text/csv; charset=utf-8');
    const { column } = enLeads;
    expect(lines[0]).toBe(
      `\uFEFF${[column.person, column.phone, column.listing, column.channel, column.lastContact, column.firstContact, column.status, column.followUp, column.note].join(',')}`,
    );
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^Visitor,.*,Call,\d{4}-\d\d-\d\d \d\d:\d\d,/);
    expect(lines[2]).toContain("'=cmd|calc,");
    expect(lines[2]).toContain(`,Contacted,2026-12-01,"'+20 طلب ""خصمًا""، ثم\nسأل عن التقسيط"`);
    expect((await fetchTable(seller, '?status=contacted')).lines).toHaveLength(2);
    expect((await fetchTable(seller, '?status=contacted')).lines[1]).toContain('نهى');
    const query = `?query=${encodeURIComponent('غير موجود')}`;
    expect((await fetchTable(seller, query)).lines).toHaveLength(1);
  });

  it('are downloaded as a whole, at any number', async () => {
    const { seller, property } = await createBuyerAndSeller();
    const now = api.services.clock();
    const rows = Array.from({ length: 2_103 }, (_, index) => ({
      id: randomUUID(),
      property_id: property,
      seller_id: seller.id,
      visitor: `v${index}`,
      user_id: null,
      note: `n${index}.`,
      first_contact_at: index < 1_500 ? now : new Date(now.getTime() - index),
      last_contact_at: now,
      last_channel: 0,
    }));
    for (let from = 0; from < rows.length; from += 400)
      await api.database.db
        .insertInto('lead')
        .values(rows.slice(from, from + 400))
        .execute();
    const exported = (await fetchTable(seller)).lines.join().match(/n\d+\./g) ?? [];
    expect(exported).toHaveLength(rows.length);
    expect(new Set(exported).size).toBe(rows.length);
  });

  it('show a listing that is no longer available, without a link', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    await contact(buyer, property);
    await setProperty(property, { availability: 3, removed_at: api.services.clock() });
    expect((await listLeads(seller)).data[0]?.listing).toMatchObject({ id: property, is_available: false });
  });

  it('keep the seller’s notes without the name of a deleted buyer', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    await start(buyer.token, property);
    const id = (await listLeads(seller)).data[0]?.id ?? '';
    await updateLead(seller, id, { note: 'جاد في الشراء', status: 'offer' });
    await deleteAccount(buyer);
    expect(await fetchLead(seller, id)).toMatchObject({
      person: null,
      note: 'جاد في الشراء',
      status: 'offer',
      conversation_id: null,
    });
    const rows = await api.database.db.selectFrom('lead').selectAll().where('id', '=', id).execute();
    expect(rows).toMatchObject([{ user_id: null }]);
  });

  it('are deleted with their seller', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    await contact(buyer, property);
    await deleteAccount(seller);
    const rows = await api.database.db.selectFrom('lead').select('id').where('property_id', '=', property).execute();
    expect(rows).toEqual([]);
  });

  it('are in the exports of both: with notes for the seller, without for the buyer', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    await contact(buyer, property);
    const id = (await listLeads(seller)).data[0]?.id ?? '';
    await updateLead(seller, id, { note: 'ملاحظة خاصة' });
    const ownData = (await loadPersonalData(api.database.db, seller.id)).data;
    expect(ownData.leads).toMatchObject([{ property_id: property, status: 'new', note: 'ملاحظة خاصة' }]);
    expect(ownData.lead_contacts).toMatchObject([{ property_id: property, channel: 0 }]);
    expect(JSON.stringify(ownData)).not.toContain(buyer.email);
    const buyerData = (await loadPersonalData(api.database.db, buyer.id)).data;
    expect(buyerData.enquiries).toMatchObject([{ property_id: property }]);
    expect(JSON.stringify(buyerData)).not.toContain('ملاحظة خاصة');
  });
});
