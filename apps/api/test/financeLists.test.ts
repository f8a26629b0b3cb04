import { expect, it } from 'vitest';
import { openCase } from '../src/payments/repository/cases.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { observeDatabase } from './support/observedDatabase.ts';
import { createShop } from './support/shop.ts';
import { registerUser } from './support/users.ts';

const MINUTE_MS = 60_000;

describeEngines('Lists of the finance role', (open) => {
  const statements: string[] = [];
  const api = createFixtureApi(async () => {
    const database = await open();
    return { ...database, db: observeDatabase(database.db, (sql) => statements.push(sql)) };
  });
  const { placeOrder, buy, createStaffUser } = createShop(api);
  const placeOrderOfNewBuyer = async () => {
    const { token, email } = await registerUser(api.client);
    const { id } = await placeOrder(token);
    api.advanceTime(MINUTE_MS);
    return { id, buyer: { email } };
  };
  const countStatements = async <T>(fetchList: () => Promise<{ data: T[] }>) => {
    statements.length = 0;
    const { data } = await fetchList();
    return { data, count: statements.length };
  };

  it('read several cases in as many statements as one', async () => {
    const { token: finance } = await createStaffUser('finance');
    const openCaseOfNewBuyer = async () => {
      const { id: orderId, buyer } = await placeOrderOfNewBuyer();
      const now = api.services.clock();
      const reversal = { kind: 'reversed', reference: orderId, ref: orderId, amount: 60_000, currency: 'EGP' } as const;
      await openCase(api.database.db, { ...reversal, orderId, why: '', now });
      return { order_id: orderId, buyer };
    };
    const fetchCases = () =>
      countStatements(() => api.client.fetchData('listCases', '/finance/cases?state=open', withToken(finance)));
    const firstCase = await openCaseOfNewBuyer();
    const { count } = await fetchCases();
    const otherCases = [await openCaseOfNewBuyer(), await openCaseOfNewBuyer()];
    const { data, ...readings } = await fetchCases();
    expect(data).toMatchObject([firstCase, ...otherCases]);
    expect(readings).toEqual({ count });
  });

  it('read several orders in as many statements as one', async () => {
    const { token: finance } = await createStaffUser('finance');
    const fetchOrders = () =>
      countStatements(() => api.client.fetchData('listOrders', '/finance/orders', withToken(finance)));
    await placeOrderOfNewBuyer();
    const { count } = await fetchOrders();
    const newOrders = [await placeOrderOfNewBuyer(), await placeOrderOfNewBuyer()];
    const { data, ...readings } = await fetchOrders();
    const newestFirst = newOrders.reverse().map(({ id, buyer }) => ({ order: { id, redirect_url: null }, buyer }));
    expect(data.slice(0, 2)).toMatchObject(newestFirst);
    expect(readings).toEqual({ count });
  });

  it('read several refunds in as many statements as one', async () => {
    const { token: finance } = await createStaffUser('finance');
    const requestRefundOfNewBuyer = async () => {
      const { token, email } = await registerUser(api.client);
      const order = await buy(token);
      const request = buildPost(token, { amount: 58_800, reason: null });
      const { id } = await api.client.fetchData('requestRefund', `/transactions/${order.id}/refund`, request);
      api.advanceTime(MINUTE_MS);
      return { id, order: { id: order.id }, buyer: { email } };
    };
    const fetchRefunds = () =>
      countStatements(() => api.client.fetchData('listRefunds', '/finance/refunds', withToken(finance)));
    const firstRefund = await requestRefundOfNewBuyer();
    const { count } = await fetchRefunds();
    const otherRefunds = [await requestRefundOfNewBuyer(), await requestRefundOfNewBuyer()];
    const { data, ...readings } = await fetchRefunds();
    expect(data).toMatchObject([firstRefund, ...otherRefunds]);
    expect(readings).toEqual({ count });
  });
});
