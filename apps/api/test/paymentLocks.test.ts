import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { lockUser } from '../src/accounts/repository/users.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { describePostgres } from './engines/describeEngines.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { waitForLockWait } from './support/lockWaits.ts';
import { createShop } from './support/shop.ts';
import { registerUser } from './support/users.ts';

describePostgres('A transaction of a payment', (open) => {
  const api = createFixtureApi(open);
  const { placeOrder, createTransaction, notifyPayment, getReference } = createShop(api);
  const findBuyerId = async (orderId: string) => {
    const order = api.database.db.selectFrom('pay_order').select('user_id').where('id', '=', orderId);
    return (await order.executeTakeFirstOrThrow()).user_id;
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
});
