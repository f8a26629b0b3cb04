import { expect, it } from 'vitest';
import { openCase } from '../src/payments/repository/cases.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { observeDatabase } from './support/observedDatabase.ts';
import { createShop } from './support/shop.ts';
import { registerUser } from './support/users.ts';

const MINUTE_MS = 60_000;

describeEngines('Cases of the finance role', (open) => {
  const statements: string[] = [];
  const api = createFixtureApi(async () => {
    const database = await open();
    return { ...database, db: observeDatabase(database.db, (sql) => statements.push(sql)) };
  });
  const { placeOrder, createStaffUser } = createShop(api);

  it('are read in as many statements as a single one', async () => {
    const { token: finance } = await createStaffUser('finance');
    const openCaseOfNewBuyer = async () => {
      const { token, email } = await registerUser(api.client);
      const { id: orderId } = await placeOrder(token);
      const now = api.services.clock();
      const reversal = { kind: 'reversed', reference: orderId, ref: orderId, amount: 60_000, currency: 'EGP' } as const;
      await openCase(api.database.db, { ...reversal, orderId, why: '', now });
      api.advanceTime(MINUTE_MS);
      return { order_id: orderId, buyer: { email } };
    };
    const fetchCases = async () => {
      statements.length = 0;
      const { data } = await api.client.fetchData('listCases', '/finance/cases?state=open', withToken(finance));
      return { data, count: statements.length };
    };
    const firstCase = await openCaseOfNewBuyer();
    const { count } = await fetchCases();
    const otherCases = [await openCaseOfNewBuyer(), await openCaseOfNewBuyer()];
    const { data, ...readings } = await fetchCases();
    expect(data).toMatchObject([firstCase, ...otherCases]);
    expect(readings).toEqual({ count });
  });
});
