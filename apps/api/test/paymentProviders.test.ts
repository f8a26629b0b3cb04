import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApi } from '../src/composition/createApi.ts';
import { createServices } from '../src/composition/createServices.ts';
import { contradictions } from '../src/finance/repository/contradictions.ts';
import { fawryProvider } from '../src/payments/fawry/fawryProvider.ts';
import { paymobProvider } from '../src/payments/paymob/paymobProvider.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { as, asking, posting } from './support/ask.ts';
import { type DoubleNotification, FAWRY_KEYS, FawryDouble } from './support/fawryDouble.ts';
import { type FixtureApi, fixtureApi } from './support/fixtureApi.ts';
import { PaymobDouble, signAsDocumented } from './support/paymobDouble.ts';
import { shop } from './support/shop.ts';
import { testPorts } from './support/testPorts.ts';
import { registered } from './support/users.ts';

const MINUTE_MS = 60_000;
const BOUGHT = { basic: 5, elite: 3, superior: 3 };

describeBothEngines('Two payment providers', (open) => {
  const [paymob, fawry] = [new PaymobDouble(), new FawryDouble()];
  beforeAll(() => Promise.all([paymob.open(), fawry.open()]));
  afterAll(() => [paymob, fawry].forEach((double) => void double.close()));
  const api = fixtureApi(open, undefined, () => [paymobProvider(paymob.settings), fawryProvider(fawry.settings)]);
  /** The same site once new orders go to Fawry. */
  const switched = {} as FixtureApi;
  beforeAll(async () => {
    const payments = [fawryProvider(fawry.settings), paymobProvider(paymob.settings)];
    const services = await createServices({ ...testPorts(api.database.db, api.services.clock), payments });
    const app = createApi(services, (message) => api.logged.push(message));
    Object.assign(switched, { ...api, services, app, ask: asking(app) });
  });
  const atPaymob = shop(api);
  const atFawry = shop(switched);
  const { orderNow, counts, withRole } = atPaymob;
  const refOf = async (id: string) => {
    const order = api.database.db.selectFrom('pay_order').select(['provider', 'provider_ref']).where('id', '=', id);
    const { provider, provider_ref } = await order.executeTakeFirstOrThrow();
    return { provider, ref: provider_ref ?? '' };
  };
  const statusOf = async (path: string, body: object, at = api) => (await at.ask.request(path, posting(body))).status;
  const callPaymob = (transaction: object, secret?: string, at = api) => {
    const { body, hmac } = paymob.callback(transaction);
    const signature = secret === undefined ? hmac : signAsDocumented(transaction, secret);
    return statusOf(`/payments/paymob/callback?hmac=${signature}`, body, at);
  };
  const callFawry = (notification: DoubleNotification, key = FAWRY_KEYS.secureKey, at = api) =>
    statusOf('/payments/fawry/callback', fawry.callback(notification, key), at);
  const takeAtPaymob = async (id: string, own: object = {}) =>
    paymob.take(Number((await refOf(id)).ref), 60_000, api.services.clock(), own);
  const takeAtFawry = async (id: string, own: Partial<DoubleNotification> = {}) =>
    fawry.take((await refOf(id)).ref, own);
  const orders = async () => {
    const { token } = await registered(api.ask);
    return { token, first: (await atPaymob.order(token)).id, second: (await atFawry.order(token)).id };
  };
  const stateOf = async (token: string, id: string) => (await orderNow(token, id)).status;
  const balanced = async () => expect(await contradictions(api.database.db)).toEqual([]);

  it('receive new orders by the setting, and confirm their own', async () => {
    const { token, first, second } = await orders();
    expect([(await refOf(first)).provider, (await refOf(second)).provider]).toEqual(['paymob', 'fawry']);
    expect((await orderNow(token, second)).redirect_url).toContain(fawry.settings.base);
    // Either site answers the callbacks of both.
    expect(await callPaymob(await takeAtPaymob(first), undefined, switched)).toBe(200);
    expect(await counts(token)).toEqual(BOUGHT);
    expect(await callFawry(await takeAtFawry(second))).toBe(200);
    expect(await callFawry(await takeAtFawry(second))).toBe(200);
    expect([await stateOf(token, first), await stateOf(token, second)]).toEqual(['successful', 'successful']);
    expect(await counts(token)).toEqual({ basic: 7, elite: 5, superior: 5 });
    await balanced();
  });

  it('are refused with a wrong signature', async () => {
    const { token, first, second } = await orders();
    const [paid, notification] = [await takeAtPaymob(first), await takeAtFawry(second)];
    expect(await callPaymob(paid, 'another secret')).toBe(403);
    expect(await callFawry(notification, 'another key')).toBe(403);
    expect(await callFawry({ ...notification, orderAmount: 1 }, '')).toBe(403);
    // Each provider's format is invalid for the other.
    expect(await statusOf('/payments/fawry/callback', paymob.callback(paid).body)).toBe(403);
    expect(await statusOf('/payments/paymob/callback', fawry.callback(notification))).toBe(403);
    for (const provider of ['paymob', 'fawry'])
      expect((await api.ask.request(`/payments/${provider}/callback`, posting('{'))).status).toBe(403);
    expect(await statusOf('/payments/sandbox/callback', fawry.callback(notification))).toBe(404);
    expect([await stateOf(token, first), await stateOf(token, second)]).toEqual(['pending', 'pending']);
  });

  it('cannot pay the other’s order', async () => {
    const { token, first, second } = await orders();
    const { db } = api.database;
    const row = await db.selectFrom('pay_checkout').selectAll().where('order_id', '=', first).executeTakeFirstOrThrow();
    const ref = 'f0'.repeat(16);
    await db
      .insertInto('pay_checkout')
      .values({ ...row, ref })
      .execute();
    const notification = await takeAtFawry(second, { fawryRefNumber: '77' });
    expect(await callFawry({ ...notification, merchantRefNumber: ref })).toBe(200);
    await db
      .insertInto('pay_checkout')
      .values({ ...row, provider: 'fawry', order_id: second, ref: '987654321012' })
      .execute();
    expect(await callPaymob(paymob.take(987_654_321_012, 60_000, api.services.clock()))).toBe(200);
    expect([await stateOf(token, first), await stateOf(token, second)]).toEqual(['pending', 'pending']);
    await balanced();
  });

  it('may use the same transaction numbers', async () => {
    const { token, first, second } = await orders();
    const paid = await takeAtPaymob(first);
    expect(await callPaymob(paid)).toBe(200);
    expect(await callFawry(await takeAtFawry(second, { fawryRefNumber: String(paid.id) }))).toBe(200);
    expect([await stateOf(token, first), await stateOf(token, second)]).toEqual(['successful', 'successful']);
    await balanced();
    const { token: finance } = await withRole('finance');
    const { data } = await api.ask.answerOf('listOrders', `/finance/orders?q=${paid.id}`, as(finance));
    expect(data.data.map(({ order }) => order.id).sort()).toEqual([first, second].sort());
  });

  it('refund what each has received', async () => {
    const { token, first, second } = await orders();
    const { token: finance } = await withRole('finance');
    const paid = await takeAtPaymob(first);
    await callPaymob(paid);
    const notification = await takeAtFawry(second);
    await callFawry(notification);
    for (const id of [first, second]) {
      const ask = as(token, posting({ amount: 58_800, reason: null }));
      const { data } = await api.ask.answerOf('requestRefund', `/transactions/${id}/refund`, ask);
      const approve = as(finance, posting({ decision: 'approved', note: null }));
      await api.ask.answerOf('decideRefund', `/finance/refunds/${data.id}`, approve);
    }
    await atFawry.runJobs();
    for (const id of [first, second]) expect((await orderNow(token, id)).refund?.state).toBe('paid');
    const refunds = (sent: PaymobDouble['sent'] | FawryDouble['sent']) =>
      sent.filter(({ path }) => path.endsWith('/refund')).map(({ body }) => body);
    expect(refunds(paymob.sent)).toEqual([{ transaction_id: String(paid.id), amount_cents: 58_800 }]);
    expect(refunds(fawry.sent)).toMatchObject([{ referenceNumber: notification.fawryRefNumber, refundAmount: 588 }]);
    // The provider reports our own refund.
    expect(await callFawry(await takeAtFawry(second, { orderStatus: 'PARTIAL_REFUNDED' }))).toBe(200);
    const { data } = await api.ask.answerOf('listCases', '/finance/cases?state=open', as(finance));
    expect(data.data).toEqual([]);
    await balanced();
  });

  it('are asked about their orders after a switch', async () => {
    const { token, first, second } = await orders();
    await takeAtPaymob(first);
    await takeAtFawry(second);
    api.pass(3 * MINUTE_MS);
    // Paymob no longer takes new orders, and its callback was lost.
    await atFawry.runJobs();
    expect([await stateOf(token, first), await stateOf(token, second)]).toEqual(['successful', 'successful']);
    const { id } = await atPaymob.order(token);
    await takeAtPaymob(id);
    const asked = await switched.ask.answerOf('checkOrder', `/orders/${id}/check`, as(token, posting({})));
    expect(asked.data.status).toBe('successful');
    await balanced();
  });

  it('keep an order open whose Fawry checkout expired, and renew it there', async () => {
    const { token } = await registered(api.ask);
    const { id } = await atFawry.order(token);
    expect(await callFawry(await takeAtFawry(id, { orderStatus: 'EXPIRED' }))).toBe(200);
    api.pass(61 * MINUTE_MS);
    const renewed = await api.ask.answerOf('renewCheckout', `/orders/${id}/checkout`, as(token, posting({})));
    expect(renewed.data.redirect_url).toContain(fawry.settings.base);
    expect(await callFawry(await takeAtFawry(id))).toBe(200);
    expect(await stateOf(token, id)).toBe('successful');
    const logs = api.logged.join('\n');
    for (const key of Object.values(FAWRY_KEYS)) expect(logs).not.toContain(key);
  });
});
