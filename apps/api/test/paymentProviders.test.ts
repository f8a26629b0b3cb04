import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApi } from '../src/composition/createApi.ts';
import { createServices } from '../src/composition/createServices.ts';
import { findLedgerViolations } from '../src/finance/repository/ledgerChecks.ts';
import { isPending } from '../src/jobs/enqueue.ts';
import { createFawryProvider } from '../src/payments/fawry/fawryProvider.ts';
import { CHECK_ORDER_JOB } from '../src/payments/jobs/checkOrderJob.ts';
import { createPaymobProvider } from '../src/payments/paymob/paymobProvider.ts';
import { openCase } from '../src/payments/repository/cases.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { buildJsonRequest, buildPost, createClient, withToken } from './support/client.ts';
import { createFixtureApi, type FixtureApi } from './support/createFixtureApi.ts';
import { type DoubleNotification, FAWRY_KEYS, FawryDouble } from './support/fawryDouble.ts';
import { PaymobDouble, signAsDocumented } from './support/paymobDouble.ts';
import { createShop } from './support/shop.ts';
import { createTestLog } from './support/testLog.ts';
import { createTestPorts } from './support/testPorts.ts';
import { registerUser, stayLoggedIn } from './support/users.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const BOUGHT = { basic: 5, elite: 3, superior: 3 };

describeBothEngines('Two payment providers', (open) => {
  const [paymob, fawry] = [new PaymobDouble(), new FawryDouble()];
  beforeAll(() => Promise.all([paymob.open(), fawry.open()]));
  afterAll(() => [paymob, fawry].forEach((double) => void double.close()));
  const api = createFixtureApi(open, {
    payments: () => [createPaymobProvider(paymob.settings), createFawryProvider(fawry.settings)],
  });
  /** The same site once new orders go to Fawry. */
  const switchedApi = {} as FixtureApi;
  beforeAll(async () => {
    const payments = [createFawryProvider(fawry.settings), createPaymobProvider(paymob.settings)];
    const services = await createServices({ ...createTestPorts(api.database.db, api.services.clock), payments });
    const app = createApi(
      services,
      createTestLog((line) => api.logged.push(line)),
    );
    Object.assign(switchedApi, { ...api, services, app, client: createClient(app) });
  });
  const paymobShop = createShop(api);
  const fawryShop = createShop(switchedApi);
  const { fetchOrder, fetchAdCounts, createStaffUser } = paymobShop;
  const findRef = async (id: string) => {
    const order = api.database.db.selectFrom('pay_order').select(['provider', 'provider_ref']).where('id', '=', id);
    const { provider, provider_ref } = await order.executeTakeFirstOrThrow();
    return { provider, ref: provider_ref ?? '' };
  };
  const fetchStatus = (path: string, body: object, at = api) => at.client.fetchStatus(path, buildJsonRequest(body));
  const callPaymob = (transaction: object, secret?: string, at = api) => {
    const { body, hmac } = paymob.callback(transaction);
    const signature = secret === undefined ? hmac : signAsDocumented(transaction, secret);
    return fetchStatus(`/payments/paymob/callback?hmac=${signature}`, body, at);
  };
  const callFawry = (notification: DoubleNotification, key = FAWRY_KEYS.secureKey, at = api) =>
    fetchStatus('/payments/fawry/callback', fawry.callback(notification, key), at);
  const payAtPaymob = async (id: string, overrides: object = {}) =>
    paymob.pay(Number((await findRef(id)).ref), 60_000, api.services.clock(), overrides);
  const payAtFawry = async (id: string, overrides: Partial<DoubleNotification> = {}) =>
    fawry.pay((await findRef(id)).ref, overrides);
  const findOrders = async () => {
    const { token } = await registerUser(api.client);
    return { token, first: (await paymobShop.placeOrder(token)).id, second: (await fawryShop.placeOrder(token)).id };
  };
  const fetchOrderStatus = async (token: string, id: string) => (await fetchOrder(token, id)).status;
  /** Requests the refund of an order. Returns a function that decides it as a member of the finance role. */
  const requestRefund = async (token: string, order: string) => {
    const request = buildPost(token, { amount: 58_800, reason: null });
    const { id } = await api.client.fetchData('requestRefund', `/transactions/${order}/refund`, request);
    const { token: finance } = await createStaffUser('finance');
    return (decision: string) => {
      const input = buildPost(finance, { decision, note: 'Manually' });
      return api.client.fetchData('decideRefund', `/finance/refunds/${id}`, input);
    };
  };
  const expectBalancedBooks = async () => expect(await findLedgerViolations(api.database.db)).toEqual([]);

  it('receive new orders by the setting, and confirm their own', async () => {
    const { token, first, second } = await findOrders();
    expect([(await findRef(first)).provider, (await findRef(second)).provider]).toEqual(['paymob', 'fawry']);
    expect((await fetchOrder(token, second)).redirect_url).toContain(fawry.settings.base);
    // Either site answers the callbacks of both.
    expect(await callPaymob(await payAtPaymob(first), undefined, switchedApi)).toBe(200);
    expect(await fetchAdCounts(token)).toEqual(BOUGHT);
    expect(await callFawry(await payAtFawry(second))).toBe(200);
    expect(await callFawry(await payAtFawry(second))).toBe(200);
    expect([await fetchOrderStatus(token, first), await fetchOrderStatus(token, second)]).toEqual([
      'successful',
      'successful',
    ]);
    expect(await fetchAdCounts(token)).toEqual({ basic: 7, elite: 5, superior: 5 });
    await expectBalancedBooks();
  });

  it('are refused with a wrong signature', async () => {
    const { token, first, second } = await findOrders();
    const [paid, notification] = [await payAtPaymob(first), await payAtFawry(second)];
    expect(await callPaymob(paid, 'another secret')).toBe(403);
    expect(await callFawry(notification, 'another key')).toBe(403);
    expect(await callFawry({ ...notification, orderAmount: 1 }, '')).toBe(403);
    // Each provider's format is invalid for the other.
    expect(await fetchStatus('/payments/fawry/callback', paymob.callback(paid).body)).toBe(403);
    expect(await fetchStatus('/payments/paymob/callback', fawry.callback(notification))).toBe(403);
    for (const provider of ['paymob', 'fawry'])
      expect(await api.client.fetchStatus(`/payments/${provider}/callback`, buildJsonRequest('{'))).toBe(403);
    expect(await fetchStatus('/payments/sandbox/callback', fawry.callback(notification))).toBe(404);
    expect([await fetchOrderStatus(token, first), await fetchOrderStatus(token, second)]).toEqual([
      'pending',
      'pending',
    ]);
  });

  it('cannot pay the other’s order', async () => {
    const { token, first, second } = await findOrders();
    const { db } = api.database;
    const row = await db.selectFrom('pay_checkout').selectAll().where('order_id', '=', first).executeTakeFirstOrThrow();
    const ref = 'f0'.repeat(16);
    await db
      .insertInto('pay_checkout')
      .values({ ...row, ref })
      .execute();
    const notification = await payAtFawry(second, { fawryRefNumber: '77' });
    expect(await callFawry({ ...notification, merchantRefNumber: ref })).toBe(200);
    await db
      .insertInto('pay_checkout')
      .values({ ...row, provider: 'fawry', order_id: second, ref: '987654321012' })
      .execute();
    expect(await callPaymob(paymob.pay(987_654_321_012, 60_000, api.services.clock()))).toBe(200);
    expect([await fetchOrderStatus(token, first), await fetchOrderStatus(token, second)]).toEqual([
      'pending',
      'pending',
    ]);
    await expectBalancedBooks();
  });

  it('may use the same transaction numbers', async () => {
    const { token, first, second } = await findOrders();
    const paid = await payAtPaymob(first);
    expect(await callPaymob(paid)).toBe(200);
    expect(await callFawry(await payAtFawry(second, { fawryRefNumber: String(paid.id) }))).toBe(200);
    expect([await fetchOrderStatus(token, first), await fetchOrderStatus(token, second)]).toEqual([
      'successful',
      'successful',
    ]);
    await expectBalancedBooks();
    const { token: finance } = await createStaffUser('finance');
    const { data } = await api.client.fetchAnswer('listOrders', `/finance/orders?q=${paid.id}`, withToken(finance));
    expect(data.data.map(({ order }) => order.id).sort()).toEqual([first, second].sort());
  });

  it('refund what each has received', async () => {
    const { token, first, second } = await findOrders();
    const { token: finance } = await createStaffUser('finance');
    const paid = await payAtPaymob(first);
    await callPaymob(paid);
    const notification = await payAtFawry(second);
    await callFawry(notification);
    for (const id of [first, second]) await (await requestRefund(token, id))('approved');
    await fawryShop.runJobs();
    for (const id of [first, second]) expect((await fetchOrder(token, id)).refund?.state).toBe('paid');
    const listRefundRequests = (sent: PaymobDouble['sent'] | FawryDouble['sent']) =>
      sent.filter(({ path }) => path.endsWith('/refund')).map(({ body }) => body);
    expect(listRefundRequests(paymob.sent)).toEqual([{ transaction_id: String(paid.id), amount_cents: 58_800 }]);
    expect(listRefundRequests(fawry.sent)).toMatchObject([
      { referenceNumber: notification.fawryRefNumber, refundAmount: 588 },
    ]);
    // The provider reports our own refund.
    expect(await callFawry(await payAtFawry(second, { orderStatus: 'PARTIAL_REFUNDED' }))).toBe(200);
    const { data } = await api.client.fetchAnswer('listCases', '/finance/cases?state=open', withToken(finance));
    expect(data.data).toEqual([]);
    await expectBalancedBooks();
  });

  it('report a partial refund of Fawry that was not requested, without its amount', async () => {
    const { token: finance } = await createStaffUser('finance');
    const { token, second } = await findOrders();
    await callFawry(await payAtFawry(second));
    const partialRefund = await payAtFawry(second, { orderStatus: 'PARTIAL_REFUNDED' });
    for (let reports = 0; reports < 2; reports++) expect(await callFawry(partialRefund)).toBe(200);
    const { data } = await api.client.fetchAnswer('listCases', '/finance/cases?state=open', withToken(finance));
    expect(data.data).toMatchObject([{ kind: 'reversed', order_id: second, amount: 60_000 }]);
    expect(await fetchAdCounts(token)).toEqual({ basic: 3, elite: 1, superior: 1 });
    const dismissal = buildPost(finance, { decision: 'dismissed', note: 'Only 50 pounds' });
    await api.client.fetchAnswer('closeCase', `/finance/cases/${data.data[0]?.id}`, dismissal);
    api.advanceTime(MINUTE_MS);
    expect(await callFawry(partialRefund)).toBe(200);
    expect(await callFawry(await payAtFawry(second, { orderStatus: 'REFUNDED' }))).toBe(200);
    const later = await api.client.fetchAnswer('listCases', '/finance/cases?state=open', withToken(finance));
    expect(later.data.data).toMatchObject([{ kind: 'reversed', order_id: second, amount: 60_000 }]);
    await expectBalancedBooks();
  });

  const findOpenCase = async (finance: string, order: string) => {
    const { data } = await api.client.fetchData('listCases', '/finance/cases?state=open', withToken(finance));
    return data.find(({ order_id }) => order_id === order);
  };

  it('book the amount of a partial refund of Fawry that the finance role enters', async () => {
    const { token: finance } = await createStaffUser('finance');
    const { second } = await findOrders();
    await callFawry(await payAtFawry(second));
    await callFawry(await payAtFawry(second, { orderStatus: 'PARTIAL_REFUNDED' }));
    const partialCase = await findOpenCase(finance, second);
    expect(partialCase).toMatchObject({ amount: 60_000, is_amount_unknown: true });
    const buildClosing = (amount?: number) =>
      buildPost(finance, { decision: 'booked', note: 'As Fawry shows', amount });
    for (const amount of [0, 0.5, 60_001])
      expect(await api.client.fetchFaults(`/finance/cases/${partialCase?.id}`, buildClosing(amount))).toEqual([
        'reversal_amount_invalid /amount',
      ]);
    expect(
      await api.client.fetchData('closeCase', `/finance/cases/${partialCase?.id}`, buildClosing(5000)),
    ).toMatchObject({ decision: 'booked', amount: 5000, is_amount_unknown: false });
    await expectBalancedBooks();
    api.advanceTime(MINUTE_MS);
    await callFawry(await payAtFawry(second, { orderStatus: 'REFUNDED' }));
    const restCase = await findOpenCase(finance, second);
    expect(restCase).toMatchObject({ amount: 55_000, is_amount_unknown: false });
    // Fawry has reported this amount.
    expect(await api.client.fetchFaults(`/finance/cases/${restCase?.id}`, buildClosing(100))).toEqual([
      'reversal_amount_invalid /amount',
    ]);
    await api.client.fetchData('closeCase', `/finance/cases/${restCase?.id}`, buildClosing());
    const entries = api.database.db.selectFrom('money_entry').select('amount').where('reason', '=', 'reversal');
    const amounts = (await entries.where('order_id', '=', second).execute()).map(({ amount }) => amount);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(60_000);
    await expectBalancedBooks();
  });

  it('close a partial refund of Fawry with an amount although nothing is left of the price', async () => {
    const { token: finance } = await createStaffUser('finance');
    const { second } = await findOrders();
    await callFawry(await payAtFawry(second));
    await callFawry(await payAtFawry(second, { orderStatus: 'PARTIAL_REFUNDED' }));
    const partialCase = await findOpenCase(finance, second);
    const chargeback = { kind: 'reversed', orderId: second, reference: 'other', ref: 'other', why: '' } as const;
    const now = api.services.clock();
    const otherCase = await openCase(api.database.db, { ...chargeback, amount: 60_000, currency: 'EGP', now });
    const book = (id = '', amount?: number) =>
      api.client.fetchData(
        'closeCase',
        `/finance/cases/${id}`,
        buildPost(finance, { decision: 'booked', note: 'As Fawry shows', amount }),
      );
    await book(otherCase?.id);
    expect(await book(partialCase?.id, 5000)).toMatchObject({ decision: 'booked', amount: 60_000 });
    await expectBalancedBooks();
  });

  it('record a refund from the bank after a partial refund of Fawry, whose amount only the finance role knows', async () => {
    const { token: finance } = await createStaffUser('finance');
    const { token, second } = await findOrders();
    await callFawry(await payAtFawry(second));
    const decide = await requestRefund(token, second);
    await decide('approved');
    await callFawry(await payAtFawry(second, { orderStatus: 'PARTIAL_REFUNDED' }));
    await fawryShop.runJobs();
    expect((await fetchOrder(token, second)).refund?.state).toBe('failed');
    expect(await decide('paid')).toMatchObject({ state: 'paid' });
    expect(await findOpenCase(finance, second)).toBeUndefined();
    await expectBalancedBooks();
  });

  it('open no case for a refund of Fawry whose answer was lost, and which the finance role records', async () => {
    const { token: finance } = await createStaffUser('finance');
    const { token, second } = await findOrders();
    await callFawry(await payAtFawry(second));
    // The provider is asked about the order only days later.
    api.advanceTime(2 * DAY_MS);
    await fawryShop.runJobs();
    await stayLoggedIn(api);
    const decide = await requestRefund(token, second);
    await decide('approved');
    fawry.losesAnswers = true;
    await fawryShop.runJobs();
    fawry.losesAnswers = false;
    api.advanceTime(11 * MINUTE_MS);
    await fawryShop.runJobs();
    expect((await fetchOrder(token, second)).refund?.state).toBe('failed');
    expect(await decide('paid')).toMatchObject({ state: 'paid' });
    api.advanceTime(MINUTE_MS);
    const { ref } = await findRef(second);
    expect(await callFawry(fawry.payments.get(ref) ?? (await payAtFawry(second)))).toBe(200);
    expect(await findOpenCase(finance, second)).toBeUndefined();
    await expectBalancedBooks();
  });

  it.each(['job', 'buyer'])(
    'find a payment for the %s although an earlier checkout of the order cannot be queried',
    async (asker) => {
      const { token } = await registerUser(api.client);
      const { id } = await fawryShop.placeOrder(token);
      await payAtFawry(id, { orderStatus: 'UNDOCUMENTED' });
      api.advanceTime(61 * MINUTE_MS);
      await api.client.fetchAnswer('renewCheckout', `/orders/${id}/checkout`, buildPost(token, {}));
      await payAtFawry(id);
      if (asker === 'job') await fawryShop.runJobs();
      else await api.client.fetchData('checkOrder', `/orders/${id}/check`, buildPost(token, {}));
      expect(await fetchOrderStatus(token, id)).toBe('successful');
      await expectBalancedBooks();
    },
  );

  it('are not asked about a checkout for ever that they cannot answer for', async () => {
    const { token } = await registerUser(api.client);
    const { id } = await fawryShop.placeOrder(token);
    await payAtFawry(id, { orderStatus: 'UNDOCUMENTED' });
    for (let weeks = 0; weeks < 10; weeks++) {
      api.advanceTime(7 * DAY_MS);
      await fawryShop.runJobs();
    }
    await stayLoggedIn(api);
    expect(await isPending(api.database.db, CHECK_ORDER_JOB, { order_id: id })).toBe(false);
    expect(await fetchOrderStatus(token, id)).toBe('failed');
    await callFawry(await payAtFawry(id));
    expect(await fetchOrderStatus(token, id)).toBe('successful');
    await expectBalancedBooks();
  });

  it('record a payment of Fawry that is refunded in part before its first report', async () => {
    const { token: finance } = await createStaffUser('finance');
    const { token, second } = await findOrders();
    await payAtFawry(second, { orderStatus: 'PARTIAL_REFUNDED' });
    api.advanceTime(3 * MINUTE_MS);
    await fawryShop.runJobs();
    expect(await fetchOrderStatus(token, second)).toBe('successful');
    expect(await findOpenCase(finance, second)).toMatchObject({ amount: 60_000, is_amount_unknown: true });
    await expectBalancedBooks();
  });

  it('are asked about their orders after a switch', async () => {
    const { token, first, second } = await findOrders();
    await payAtPaymob(first);
    await payAtFawry(second);
    api.advanceTime(3 * MINUTE_MS);
    // Paymob no longer takes new orders, and its callback was lost.
    await fawryShop.runJobs();
    expect([await fetchOrderStatus(token, first), await fetchOrderStatus(token, second)]).toEqual([
      'successful',
      'successful',
    ]);
    const { id } = await paymobShop.placeOrder(token);
    await payAtPaymob(id);
    const checkedOrder = await switchedApi.client.fetchAnswer(
      'checkOrder',
      `/orders/${id}/check`,
      buildPost(token, {}),
    );
    expect(checkedOrder.data.status).toBe('successful');
    await expectBalancedBooks();
  });

  it('keep an order open whose Fawry checkout expired, and renew it there', async () => {
    const { token } = await registerUser(api.client);
    const { id } = await fawryShop.placeOrder(token);
    expect(await callFawry(await payAtFawry(id, { orderStatus: 'EXPIRED' }))).toBe(200);
    api.advanceTime(61 * MINUTE_MS);
    const renewalAnswer = await api.client.fetchAnswer('renewCheckout', `/orders/${id}/checkout`, buildPost(token, {}));
    expect(renewalAnswer.data.redirect_url).toContain(fawry.settings.base);
    expect(await callFawry(await payAtFawry(id))).toBe(200);
    expect(await fetchOrderStatus(token, id)).toBe('successful');
    const logs = api.logged.join('\n');
    for (const key of Object.values(FAWRY_KEYS)) expect(logs).not.toContain(key);
  });
});
