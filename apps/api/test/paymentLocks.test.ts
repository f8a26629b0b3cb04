import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { lockUser } from '../src/accounts/repository/users.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { addTransaction } from '../src/payments/repository/sandboxPayments.ts';
import { describePostgres } from './engines/describeEngines.ts';
import { buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { waitForLockWait } from './support/lockWaits.ts';
import { createShop } from './support/shop.ts';
import { registerUser } from './support/users.ts';

describePostgres('A transaction of a payment', (open) => {
  const api = createFixtureApi(open);
  const { placeOrder, createTransaction, notifyPayment, getReference, createStaffUser, runJobs } = createShop(api);
  const findBuyerId = async (orderId: string) => {
    const order = api.database.db.selectFrom('pay_order').select('user_id').where('id', '=', orderId);
    return (await order.executeTakeFirstOrThrow()).user_id;
  };

  const requestRefund = async () => {
    const [{ token }, { token: finance }] = [await registerUser(api.client), await createStaffUser('finance')];
    const order = await placeOrder(token);
    const paid = createTransaction(getReference(order));
    await notifyPayment(paid);
    const refundBody = buildPost(token, { amount: 58_800, reason: null });
    const { id } = await api.client.fetchData('requestRefund', `/transactions/${order.id}/refund`, refundBody);
    const decide = (decision: string) =>
      api.client.fetchData('decideRefund', `/finance/refunds/${id}`, buildPost(finance, { decision, note: 'By bank' }));
    return { order, paid, refundId: id, finance, decide };
  };

  it('locks the buyer before the order, as the deletion of an account does', async () => {
    const { token } = await registerUser(api.client);
    const order = await placeOrder(token);
    const buyerId = await findBuyerId(order.id);
    const { report } = await inTransaction(api.database.db, async (tx) => {
      await lockUser(tx, buyerId);
      const report = notifyPayment(createTransaction(getReference(order)));
      await waitForLockWait(tx);
      await sql`select from pay_order where id = ${order.id} for update nowait`.execute(tx);
      return { report };
    });
    expect(await report).toBe(200);
  });

  it('locks an order before its refund, as a decision does', async () => {
    const { order, paid, refundId, decide } = await requestRefund();
    await addTransaction(api.database.db, getReference(order), paid);
    await decide('approved');
    const { jobs } = await inTransaction(api.database.db, async (tx) => {
      await sql`select from pay_order where id = ${order.id} for update`.execute(tx);
      const jobs = runJobs();
      await waitForLockWait(tx);
      await sql`select from pay_refund where id = ${refundId} for update nowait`.execute(tx);
      return { jobs };
    });
    await jobs;
    const refund = api.database.db.selectFrom('pay_refund').select('state').where('id', '=', refundId);
    expect(await refund.executeTakeFirst()).toEqual({ state: 'paid' });
  });

  it('locks ads before the limit of mails, as the rejection of a listing does', async () => {
    const { order, paid, finance, decide } = await requestRefund();
    await decide('approved');
    // The provider does not know the payment.
    await runJobs();
    const chargeback = { amount_cents: 1000, has_parent_transaction: true, parent_transaction: paid.id };
    await notifyPayment(createTransaction(getReference(order), chargeback));
    const buyerId = await findBuyerId(order.id);
    const { decided } = await inTransaction(api.database.db, async (tx) => {
      await sql`select from ad_credit where user_id = ${buyerId} for update`.execute(tx);
      const decided = decide('paid');
      await waitForLockWait(tx);
      await sql`select from rate_limit for update nowait`.execute(tx);
      return { decided };
    });
    expect(await decided).toMatchObject({ state: 'paid' });
    const cases = await api.client.fetchData('listCases', '/finance/cases?state=open', withToken(finance));
    expect(cases.data).toMatchObject([{ kind: 'reversed', amount: 1000 }]);
  });
});
