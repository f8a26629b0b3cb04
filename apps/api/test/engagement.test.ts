import { expect, it } from 'vitest';
import { inTransaction } from '../src/db/transaction.ts';
import { Forwarding } from '../src/request/Forwarding.ts';
import { parseTrustProxy } from '../src/request/trustProxy.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { propertyId, SELLER } from './fixtures/properties.ts';
import { buildJsonRequest, createConnection, getCookie } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

const PHONE_BROWSER = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const HOUR_MS = 3_600_000;

describeEngines('Engagement with a listing', (open) => {
  const api = createFixtureApi(open, { forwarding: new Forwarding({ trustProxy: parseTrustProxy('127.0.0.1') }) });
  let addressCount = 0;
  const newAddress = () => `41.33.${Math.floor(++addressCount / 200)}.${1 + (addressCount % 200)}`;

  interface RequestSource {
    cookie?: string;
    address?: string;
    userAgent?: string;
    headers?: Record<string, string>;
  }
  const post = (
    path: string,
    { cookie, address = newAddress(), userAgent = PHONE_BROWSER, headers }: RequestSource,
    body = {},
  ) => {
    const init = buildJsonRequest(body);
    const sourceHeaders = { 'user-agent': userAgent, ...(cookie && { cookie }), ...headers };
    return api.client.request(
      path,
      { ...init, headers: { ...init.headers, ...sourceHeaders } },
      createConnection(address),
    );
  };
  const sendView = (property: string, source: RequestSource = {}) => post(`/properties/${property}/views`, source);
  const sendLead = (property: string, source: RequestSource = {}, channel = 'call') =>
    post(`/properties/${property}/leads`, source, { channel });
  const createVisitor = async () => getCookie(await sendView(propertyId(10)));
  const findTotals = (property: string) =>
    api.database.db
      .selectFrom('property')
      .select(['total_views', 'total_leads', 'updated_at'])
      .where('id', '=', property)
      .executeTakeFirstOrThrow();

  it('returns the phone number as written in Egypt, and recognises the visitor by an opaque cookie', async () => {
    const response = await sendLead(propertyId(1));
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 200,
      body: { phone: '01000001234' },
    });
    expect(response.headers.get('set-cookie')).toMatch(
      /^visitor=[\w-]{22}; Path=\/api; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const repeatedResponse = await sendLead(propertyId(1), { cookie: `i18next=ar; ${getCookie(response)}` });
    expect(repeatedResponse.headers.get('set-cookie')).toBeNull();
    const storedLeads = await api.database.db.selectFrom('property_lead').selectAll().execute();
    expect(JSON.stringify(storedLeads)).not.toContain(getCookie(response).split('=')[1]);
  });

  it('restricts the cookie to HTTPS where the site has it', async () => {
    const encryptedHeaders = { 'x-forwarded-proto': 'https' };
    const proxied = await sendView(propertyId(1), { address: '127.0.0.1', headers: encryptedHeaders });
    expect(proxied.headers.get('set-cookie')).toMatch(/; Secure$/);
    const claimed = await sendView(propertyId(1), { headers: encryptedHeaders });
    expect(claimed.headers.get('set-cookie')).not.toContain('Secure');
  });

  it('counts a view and a lead once per visitor, listing and day of Egypt', async () => {
    const totalsBefore = await findTotals(propertyId(2));
    const cookie = await createVisitor();
    const viewAndGetCounted = async (property: string) => (await (await sendView(property, { cookie })).json()).counted;
    expect([
      await viewAndGetCounted(propertyId(2)),
      await viewAndGetCounted(propertyId(2)),
      await viewAndGetCounted(propertyId(3)),
    ]).toEqual([true, false, true]);
    await sendLead(propertyId(2), { cookie }, 'whatsapp');
    await sendLead(propertyId(2), { cookie }, 'copy');
    const totalsAfter = await findTotals(propertyId(2));
    expect(totalsAfter).toEqual({
      ...totalsBefore,
      total_views: totalsBefore.total_views + 1,
      total_leads: totalsBefore.total_leads + 1,
    });
    const [storedLead] = await api.database.db
      .selectFrom('property_lead')
      .selectAll()
      .where('property_id', '=', propertyId(2))
      .execute();
    expect(storedLead).toMatchObject({ day: '2026-11-20', channel: 1 });
    // 12:00 UTC is 14:00 in Cairo: the next day begins ten hours later.
    api.advanceTime(10 * HOUR_MS - 1000);
    expect(await viewAndGetCounted(propertyId(2))).toBe(false);
    api.advanceTime(1000);
    expect(await viewAndGetCounted(propertyId(2))).toBe(true);
  });

  it('counts one of twenty concurrent requests', async () => {
    const totalsBefore = await findTotals(propertyId(4));
    const cookie = await createVisitor();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 ? sendView(propertyId(4), { cookie }) : sendLead(propertyId(4), { cookie }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const totalsAfter = await findTotals(propertyId(4));
    expect(totalsAfter.total_views - totalsBefore.total_views).toBe(1);
    expect(totalsAfter.total_leads - totalsBefore.total_leads).toBe(1);
  });

  it('loses none of twenty concurrent visitors', async () => {
    const totalsBefore = await findTotals(propertyId(6));
    const cookies = await Promise.all(Array.from({ length: 20 }, createVisitor));
    await Promise.all(cookies.map((cookie) => sendView(propertyId(6), { cookie })));
    expect((await findTotals(propertyId(6))).total_views - totalsBefore.total_views).toBe(20);
  });

  it.each(['Mozilla/5.0 (compatible; Googlebot/2.1)', ''])('does not count a robot: "%s"', async (userAgent) => {
    const totalsBefore = await findTotals(propertyId(5));
    const response = await sendView(propertyId(5), { userAgent });
    expect(await response.json()).toEqual({ counted: false });
    expect(response.headers.get('set-cookie')).toBeNull();
    await sendLead(propertyId(5), { userAgent });
    expect(await findTotals(propertyId(5))).toEqual(totalsBefore);
  });

  it.each([
    ['per visitor, on any address', async (cookie: string) => sendLead(propertyId(7), { cookie })],
    ['per address, for all visitors', async (_: string, address: string) => sendLead(propertyId(7), { address })],
  ])('returns sixty numbers an hour %s', async (_, client) => {
    const [cookie, address] = [await createVisitor(), newAddress()];
    const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await client(cookie, address)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    api.advanceTime(60_000);
    const refusedResponse = await client(cookie, address);
    expect(refusedResponse.status).toBe(429);
    expect(refusedResponse.headers.get('retry-after')).toBe('3540');
    expect((await refusedResponse.json()).errors[0].code).toBe('too_many_requests');
    api.advanceTime(3_540_000);
    expect((await client(cookie, address)).status).toBe(200);
  });

  it('limits the connected address, whatever it claims to forward', async () => {
    const address = newAddress();
    const fetchStatus = async (i: number) =>
      (await sendLead(propertyId(7), { address, headers: { 'x-forwarded-for': `8.8.8.${i}` } })).status;
    const statuses = await Promise.all(Array.from({ length: 61 }, (_, i) => fetchStatus(i)));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('limits an IPv6 network, and a wider one across its networks', async () => {
    const fetchStatuses = (count: number, getAddress: (i: number) => string) =>
      Promise.all(
        Array.from(
          { length: count },
          async (_, i) => (await sendLead(propertyId(7), { address: getAddress(i) })).status,
        ),
      );
    const countRefused = (statuses: number[]) => statuses.filter((status) => status === 429).length;
    expect(countRefused(await fetchStatuses(61, (i) => `2a01:4f8:1:1::${i + 1}`))).toBe(1);
    expect(countRefused(await fetchStatuses(8 * 60 - 61, (i) => `2a01:4f8:1:${i + 2}::1`))).toBe(0);
    expect(countRefused(await fetchStatuses(2, (i) => `2a01:4f8:1:${i + 1000}::1`))).toBe(2);
    expect(countRefused(await fetchStatuses(1, () => '2a01:4f8:2:1::1'))).toBe(0);
  });

  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of a sister site', { 'sec-fetch-site': 'same-site', origin: 'https://blog.localhost' }],
    ['an old browser on another site', { origin: 'https://evil.example' }],
    ['a page that hides its origin', { origin: 'null' }],
  ])('neither counts nor returns a number for %s', async (_, headers) => {
    const totalsBefore = await findTotals(propertyId(9));
    expect((await sendView(propertyId(9), { headers })).status).toBe(403);
    const refusedResponse = await sendLead(propertyId(9), { headers });
    expect({ status: refusedResponse.status, cookie: refusedResponse.headers.get('set-cookie') }).toEqual({
      status: 403,
      cookie: null,
    });
    expect((await refusedResponse.json()).errors[0].code).toBe('forbidden');
    expect(await findTotals(propertyId(9))).toEqual(totalsBefore);
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost' },
    { origin: 'https://localhost' },
  ])('counts for a page of its own: %o', async (headers) => {
    expect(await (await sendView(propertyId(9), { headers })).json()).toEqual({ counted: true });
  });

  it('allows other sites to read', async () => {
    const response = await api.client.request(`/properties/${propertyId(9)}`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(response.status).toBe(200);
  });

  it('limits a client that drops its cookies', async () => {
    const address = newAddress();
    await sendView(propertyId(8), { address });
    await api.database.db.updateTable('rate_limit').set({ used: 600 }).execute();
    expect((await sendView(propertyId(8), { address })).status).toBe(429);
    expect((await sendView(propertyId(8))).status).toBe(200);
  });

  it('refuses an unknown way of contact', async () => {
    const path = `/properties/${propertyId(1)}/leads`;
    expect(await api.client.fetchRefusal(path, buildJsonRequest({ channel: 'fax' }))).toMatchObject({
      status: 422,
      faults: ['invalid_choice /channel'],
    });
    expect(await api.client.fetchRefusal(path, buildJsonRequest({}))).toMatchObject({ status: 422 });
    expect(await api.client.fetchRefusal(path, buildJsonRequest({ channel: 'call', me: 1 }))).toMatchObject({
      faults: ['unknown_field /me'],
    });
    expect(await api.client.fetchStatus(path)).toBe(405);
  });

  it('returns the same listing as its page', async () => {
    const { db } = api.database;
    const updateListing = (number: number, values: object) =>
      inTransaction(db, (tx) => tx.updateTable('property').set(values).where('id', '=', propertyId(number)).execute());
    const updated_at = api.services.clock();
    await updateListing(120, { availability: 3, updated_at });
    await updateListing(121, { availability: 3, removed_at: updated_at, updated_at });
    await updateListing(122, { availability: 4, updated_at });
    api.advanceTime(5_000);
    const unavailable = { status: 410, faults: ['gone id'] };
    const unknownPropertyRefusal = { status: 404, faults: ['not_found id'] };
    for (const [number, refusal] of [
      [120, unavailable],
      [121, unavailable],
      [122, unknownPropertyRefusal],
      [11, unknownPropertyRefusal],
      [9999, unknownPropertyRefusal],
    ] as const) {
      const path = `/properties/${propertyId(number)}`;
      expect(await api.client.fetchRefusal(path)).toMatchObject(refusal);
      expect(await api.client.fetchRefusal(`${path}/market`)).toMatchObject(refusal);
      expect(await api.client.fetchRefusal(`${path}/views`, { method: 'POST' })).toMatchObject(refusal);
      expect(await api.client.fetchRefusal(`${path}/leads`, buildJsonRequest({ channel: 'call' }))).toMatchObject(
        refusal,
      );
    }
    const shown = await api.client.fetchAnswer('listForSale', '/forsell?city=1');
    expect(shown.allData.map(({ id }) => id)).not.toContain(propertyId(120));
    await expect(updateListing(121, { availability: 2 })).rejects.toMatchObject({ code: '23514' });
  });

  it('shows similar listings, also for an unavailable one', async () => {
    const fetchSimilar = (number: number) =>
      api.client.fetchAnswer('getSimilar', `/properties/${propertyId(number)}/similar`);
    const { similar_properties } = await api.client.fetchAnswer('getProperty', `/properties/${propertyId(1)}`);
    expect((await fetchSimilar(1)).data).toEqual(similar_properties);
    for (const number of [120, 121, 122]) {
      const { data } = await fetchSimilar(number);
      expect(data).toHaveLength(8);
      expect(data.map(({ id }) => id)).not.toContain(propertyId(number));
    }
    for (const number of [11, 9999]) {
      expect(await api.client.fetchRefusal(`/properties/${propertyId(number)}/similar`)).toMatchObject({ status: 404 });
    }
  });

  it('returns no number of a seller who hides it', async () => {
    const { db } = api.database;
    await db.updateTable('app_user').set({ phone: null }).where('id', '=', SELLER.id).execute();
    const path = `/properties/${propertyId(1)}`;
    expect((await api.client.fetchData('getProperty', path)).user.has_phone).toBe(false);
    expect(await api.client.fetchRefusal(`${path}/leads`, buildJsonRequest({ channel: 'call' }))).toMatchObject({
      status: 404,
      faults: ['not_found /phone'],
    });
    await db.updateTable('app_user').set({ phone: SELLER.phone }).where('id', '=', SELLER.id).execute();
  });
});
