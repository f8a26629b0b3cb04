import { randomUUID } from 'node:crypto';
import { formatDate } from '@mashrabiya/i18n';
import { mails } from '@mashrabiya/i18n/ar/mails';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { findContradictions } from '../src/finance/repository/contradictions.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { buildJsonRequest, buildPost, inEnglish, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createMailbox } from './support/mailbox.ts';
import { createShop } from './support/shop.ts';
import { registerUser, stayLoggedIn } from './support/users.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const TRIAL = { basic: 3, elite: 1, superior: 1 };
const WITH_SUPERIOR = { basic: 5, elite: 3, superior: 3 };

describeBothEngines('Plans and their payment', (open) => {
  const api = createFixtureApi(open);
  const {
    buildOrder: orderBody,
    placeOrder: order,
    fetchOrder: orderNow,
    fetchPacks: packs,
    fetchAdCounts: counts,
    getReference: refOf,
    createTransaction: transaction,
    notifyPayment,
    takePayment: take,
    buy,
    runJobs,
  } = createShop(api);
  const expectBalancedBooks = async () => expect(await findContradictions(api.database.db)).toEqual([]);

  it('shows the plans on sale, with VAT included and the savings', async () => {
    const { data, vat_percent, refund } = await api.client.fetchAnswer('getPlans', '/plans', inEnglish);
    expect(vat_percent).toBe(14);
    expect(refund).toEqual({ days: 7, business_days: 5, fee_percent: 2 });
    expect(data.map(({ kind }) => kind)).toEqual([
      'free_trial',
      'basic',
      'elite',
      'superior',
      'single',
      'single',
      'single',
    ]);
    expect(data[0]).toMatchObject({ price: 0, currency: 'EGP', counts: TRIAL, count: 5 });
    expect(data[3]).toMatchObject({
      name: 'Superior',
      counts: { basic: 2, elite: 2, superior: 2 },
      days: 365,
      price: 60_000,
      full_price: 100_000,
      savings: 40,
      vat: 7368,
    });
  });

  it('grants ads, a receipt and a plan once the provider confirms the payment', async () => {
    const { token, email } = await registerUser(api.client);
    expect(await api.client.fetchStatus('/user-plan-check', withToken(token))).toBe(404);
    const newOrder = await order(token);
    expect(newOrder).toMatchObject({ status: 'pending', amount: 60_000, net: 52_632, vat: 7368, receipt_number: null });
    expect(newOrder.redirect_url).toContain('/dev/checkout/');
    expect(await counts(token)).toEqual(TRIAL);
    expect(await api.client.fetchFaults(`/orders/${newOrder.id}/receipt`, withToken(token))).toEqual([
      'order_not_paid',
    ]);
    expect(await notifyPayment(await take(refOf(newOrder)))).toBe(200);
    const paid = await orderNow(token, newOrder.id);
    expect(paid).toMatchObject({ status: 'successful', redirect_url: null });
    expect(paid.receipt_number).toMatch(/^\d{4}-\d{6}$/);
    expect(await counts(token)).toEqual(WITH_SUPERIOR);
    const plan = await api.client.fetchAnswer('getPlan', '/user-plan-check', withToken(token, inEnglish));
    expect(plan.data).toMatchObject({ name: 'Superior', remaining: { basic: 2, elite: 2, superior: 2 } });
    const { data: receipt } = await api.client.fetchAnswer(
      'getReceipt',
      `/orders/${newOrder.id}/receipt`,
      withToken(token),
    );
    expect(receipt).toMatchObject({
      number: paid.receipt_number,
      net: 52_632,
      vat: 7368,
      total: 60_000,
      refunded: null,
    });
    const mails = await createMailbox(api).mailsTo(email);
    const sent = mails.filter(({ plain }) => plain.includes(paid.receipt_number ?? '-'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.plain).toContain(`/plans/receipt?order=${newOrder.id}`);
    await expectBalancedBooks();
  });

  it('creates one order per key, also concurrently', async () => {
    const { token } = await registerUser(api.client);
    const body = orderBody();
    const send = () => api.client.fetchAnswer('addOrder', '/orders', buildPost(token, body));
    const orders = await Promise.all(Array.from({ length: 5 }, send));
    expect(new Set(orders.map(({ data }) => `${data.id} ${data.redirect_url}`)).size).toBe(1);
    for (const own of [{ method: 'wallet' }, { wallet_phone: '01000001235' }]) {
      const otherRefusal = await api.client.fetchRefusal('/orders', buildPost(token, { ...body, ...own }));
      expect(otherRefusal).toMatchObject({ status: 409, faults: ['key_reused /key'] });
    }
    const otherBuyer = await registerUser(api.client);
    expect((await order(otherBuyer.token, { key: body.key })).id).not.toBe(orders[0]?.data.id);
  });

  it('refuses a plan that is not on sale, a changed price, and terms that were not accepted', async () => {
    const { token } = await registerUser(api.client);
    const fetchOrderRefusal = (overrides: object) =>
      api.client.fetchFaults('/orders', buildPost(token, orderBody(overrides)));
    expect(await fetchOrderRefusal({ plan_id: 1, price: 0 })).toEqual(['plan_unavailable /plan_id']);
    expect(await fetchOrderRefusal({ plan_id: 99 })).toEqual(['plan_unavailable /plan_id']);
    expect(await fetchOrderRefusal({ price: 1 })).toEqual(['price_changed /price']);
    expect(await fetchOrderRefusal({ terms: false })).toEqual(['terms_required /terms']);
    expect(await fetchOrderRefusal({ method: 'wallet', wallet_phone: null })).toEqual(['phone_required /wallet_phone']);
    expect(await fetchOrderRefusal({ method: 'wallet', wallet_phone: '123' })).toEqual(['phone_invalid /wallet_phone']);
    // A card payment needs a phone too, if the account has none.
    expect(await fetchOrderRefusal({ wallet_phone: null })).toEqual(['phone_required /wallet_phone']);
    expect(await fetchOrderRefusal({ method: 'cash' })).toEqual(['method_required /method']);
    expect(await fetchOrderRefusal({ key: 'x' })).toHaveLength(1);
  });

  it('accepts a wallet’s number in any digits', async () => {
    const { token } = await registerUser(api.client);
    expect(await order(token, { method: 'wallet', wallet_phone: '٠١٠٠٠٠٠١٢٣٤' })).toMatchObject({ method: 'wallet' });
  });

  it('processes each event once, in any order', async () => {
    const { token } = await registerUser(api.client);
    const newOrder = await order(token);
    const paid = await take(refOf(newOrder));
    const declinedPayment = transaction(refOf(newOrder), { success: false });
    expect(await Promise.all(Array.from({ length: 8 }, () => notifyPayment(paid)))).toEqual(Array(8).fill(200));
    expect(await notifyPayment(declinedPayment)).toBe(200);
    expect(await notifyPayment({ ...paid, pending: true, success: false })).toBe(200);
    expect(await orderNow(token, newOrder.id)).toMatchObject({ status: 'successful' });
    expect(await counts(token)).toEqual(WITH_SUPERIOR);
    await expectBalancedBooks();
  });

  it('needs the signature of the order’s own provider', async () => {
    const { token } = await registerUser(api.client);
    const newOrder = await order(token);
    const paid = transaction(refOf(newOrder));
    expect(await notifyPayment(paid, 'ab'.repeat(64))).toBe(403);
    expect(await notifyPayment(paid, '')).toBe(403);
    const alteredPayment = { ...paid, success: true, amount_cents: 1 };
    const { status } = await api.client.request(
      `/payments/paymob/callback?hmac=${'ab'.repeat(64)}`,
      buildJsonRequest({ obj: alteredPayment }),
    );
    expect(status).toBe(404);
    expect(await orderNow(token, newOrder.id)).toMatchObject({ status: 'pending' });
    expect(api.logged.join('\n')).not.toContain('ab'.repeat(64));
  });

  it('grants nothing for another amount or currency, and refunds it', async () => {
    const { token } = await registerUser(api.client);
    const newOrder = await order(token);
    const underpayment = await take(refOf(newOrder), { amount_cents: 59_999 });
    const foreignPayment = await take(refOf(newOrder), { currency: 'USD' });
    expect([await notifyPayment(underpayment), await notifyPayment(foreignPayment)]).toEqual([200, 200]);
    api.advanceTime(1);
    expect(await orderNow(token, newOrder.id)).toMatchObject({ status: 'pending' });
    expect(await counts(token)).toEqual(TRIAL);
    await runJobs();
    const { db } = api.database;
    const bookedEntries = await db
      .selectFrom('money_entry')
      .select(['debit', 'credit', 'amount', 'reason'])
      .where('order_id', '=', newOrder.id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    expect(bookedEntries).toEqual([
      { debit: 'provider', credit: 'unclaimed', amount: 59_999, reason: 'surplus' },
      { debit: 'unclaimed', credit: 'provider', amount: 59_999, reason: 'surplus_return' },
    ]);
    await expectBalancedBooks();
  });

  it('grants an order that is paid after a failure', async () => {
    const { token } = await registerUser(api.client);
    const newOrder = await order(token);
    await notifyPayment(transaction(refOf(newOrder), { success: false }));
    expect(await orderNow(token, newOrder.id)).toMatchObject({ status: 'failed', redirect_url: null });
    await notifyPayment(await take(refOf(newOrder)));
    expect(await orderNow(token, newOrder.id)).toMatchObject({ status: 'successful' });
    expect(await counts(token)).toEqual(WITH_SUPERIOR);
    await expectBalancedBooks();
  });

  it('refunds a second payment of the same order', async () => {
    const { token, email } = await registerUser(api.client);
    const { id, ref, receipt_number } = await buy(token);
    const secondPayment = await take(ref);
    await notifyPayment(secondPayment);
    expect(await counts(token)).toEqual(WITH_SUPERIOR);
    await runJobs();
    const storedEvents = await api.services.payments.forNewOrders?.fetchEvents(ref);
    expect(storedEvents).toHaveLength(2);
    const books = await api.database.db
      .selectFrom('money_entry')
      .select('reason')
      .where('order_id', '=', id)
      .where('reference', '=', String(secondPayment.id))
      .execute();
    expect(books.map(({ reason }) => reason).sort()).toEqual(['surplus', 'surplus_return']);
    const { data } = await api.client.fetchAnswer('listTransactions', '/user/profile/transactions', withToken(token));
    const at = api.services.clock().toISOString();
    expect(data.data).toMatchObject([{ id, surplus: [{ amount: 60_000, paid_at: at, returned_at: at }] }]);
    const [sent, ...more] = (await createMailbox(api).mailsTo(email)).filter(
      ({ subject }) => subject === mails.surplus_returned.subject,
    );
    expect(more).toEqual([]);
    for (const fact of ['600 ج.م', `${receipt_number}`, formatDate(api.services.clock(), 'ar')])
      expect(sent?.plain).toContain(fact);
    await expectBalancedBooks();
  });

  it('records events of unknown orders, without effect', async () => {
    expect(await notifyPayment(transaction('404'))).toBe(200);
    const recordedEvents = await api.database.db
      .selectFrom('pay_callback')
      .select(['order_id', 'outcome'])
      .where('outcome', '=', 'unknown_order')
      .execute();
    expect(recordedEvents).toEqual([{ order_id: null, outcome: 'unknown_order' }]);
    await expectBalancedBooks();
  });

  it('polls the provider when no event arrives, and gives up after a day', async () => {
    const { token } = await registerUser(api.client);
    const paid = await order(token);
    await take(refOf(paid));
    const unpaidOrder = await order(token);
    api.advanceTime(3 * MINUTE_MS);
    await runJobs();
    expect(await orderNow(token, paid.id)).toMatchObject({ status: 'successful' });
    expect(await orderNow(token, unpaidOrder.id)).toMatchObject({ status: 'pending' });
    for (let hour = 0; hour < 26; hour++) {
      api.advanceTime(60 * MINUTE_MS);
      await runJobs();
    }
    expect(await orderNow(token, unpaidOrder.id)).toMatchObject({ status: 'failed' });
    const reasons = await api.database.db
      .selectFrom('pay_order_event')
      .select('why')
      .where('order_id', '=', unpaidOrder.id)
      .orderBy('created_at')
      .execute();
    expect(reasons.map(({ why }) => why)).toEqual(['created', 'payment_timeout']);
    await expectBalancedBooks();
  });

  it('finds late and double payments without an event', async () => {
    const { token } = await registerUser(api.client);
    const declinedOrder = await order(token);
    await notifyPayment(transaction(refOf(declinedOrder), { success: false }));
    expect(await orderNow(token, declinedOrder.id)).toMatchObject({ status: 'failed' });
    await take(refOf(declinedOrder));
    const secondOrder = await buy(token);
    await take(secondOrder.ref);
    api.advanceTime(3 * MINUTE_MS);
    await runJobs();
    expect(await orderNow(token, declinedOrder.id)).toMatchObject({ status: 'successful' });
    const returnedEntries = await api.database.db
      .selectFrom('money_entry')
      .select(['reason', 'amount'])
      .where('order_id', '=', secondOrder.id)
      .where('reason', '=', 'surplus_return')
      .execute();
    expect(returnedEntries).toEqual([{ reason: 'surplus_return', amount: 60_000 }]);
    await expectBalancedBooks();
  });

  it('settles at once when the buyer returns and asks', async () => {
    const { token } = await registerUser(api.client);
    const newOrder = await order(token);
    const check = async () =>
      (await api.client.fetchData('checkOrder', `/orders/${newOrder.id}/check`, buildPost(token, {}))).status;
    expect(await check()).toBe('pending');
    await take(refOf(newOrder));
    expect(await check()).toBe('successful');
  });

  const cancelOrder = (token: string, id: string) =>
    api.client.fetchAnswer('cancelOrder', `/orders/${id}/cancel`, buildPost(token, {}));

  it('cancels an unpaid order, and grants it if it is paid afterwards', async () => {
    const { token } = await registerUser(api.client);
    const newOrder = await order(token);
    expect((await cancelOrder(token, newOrder.id)).data).toMatchObject({
      status: 'failed',
      cancelled: true,
      redirect_url: null,
    });
    expect((await cancelOrder(token, newOrder.id)).data).toMatchObject({ status: 'failed', cancelled: true });
    await notifyPayment(await take(refOf(newOrder)));
    expect(await orderNow(token, newOrder.id)).toMatchObject({ status: 'successful', cancelled: false });
    expect(await counts(token)).toEqual(WITH_SUPERIOR);
    await expectBalancedBooks();
  });

  it('refuses to cancel paid or processing orders', async () => {
    const { token } = await registerUser(api.client);
    const paid = await order(token);
    await take(refOf(paid));
    expect((await cancelOrder(token, paid.id)).data).toMatchObject({ status: 'successful', cancelled: false });
    const pendingOrder = await order(token);
    await take(refOf(pendingOrder), { pending: true, success: false });
    const refusal = await api.client.fetchRefusal(`/orders/${pendingOrder.id}/cancel`, buildPost(token, {}));
    expect(refusal).toMatchObject({ status: 409, faults: ['payment_under_way'] });
    // The buyer has left the provider's page: its checkout has expired.
    api.advanceTime(60 * MINUTE_MS);
    expect((await cancelOrder(token, pendingOrder.id)).data).toMatchObject({ cancelled: true });
    await expectBalancedBooks();
  });

  it('hides orders from other users', async () => {
    const { token } = await registerUser(api.client);
    const { id } = await buy(token);
    const otherUser = await registerUser(api.client);
    const finance = await createShop(api).createStaffUser('finance');
    const paths: [string, RequestInit?][] = [
      [`/orders/${id}`],
      [`/orders/${id}/receipt`],
      [`/transactions/${id}/refund`],
      [`/orders/${id}/check`, buildJsonRequest({})],
      [`/transactions/${id}/refund`, buildJsonRequest({ amount: 1, reason: null })],
    ];
    for (const [path, init] of paths)
      for (const user of [otherUser, finance])
        expect((await api.client.fetchRefusal(path, withToken(user.token, init))).status).toBe(404);
    expect((await api.client.fetchRefusal(`/orders/${randomUUID()}`, withToken(token))).status).toBe(404);
  });

  it('lists own payments, the newest first, by state', async () => {
    const { token } = await registerUser(api.client);
    const first = await buy(token);
    api.advanceTime(1);
    const second = await order(token, { plan_id: 5, price: 10_000 });
    const list = async (query = '') =>
      (await api.client.fetchData('listTransactions', `/user/profile/transactions${query}`, withToken(token))).data;
    expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await list('?status=successful')).toMatchObject([{ id: first.id, amount: 600, refund: null }]);
    expect(await list('?status=failed')).toEqual([]);
    expect((await api.client.fetchRefusal('/user/profile/transactions?status=lost', withToken(token))).status).toBe(
      422,
    );
  });

  it('expires unused ads', async () => {
    const { token } = await registerUser(api.client);
    expect(await packs(token)).toEqual({ ...TRIAL, expires_at: null });
    await buy(token);
    const { data: plan } = await api.client.fetchAnswer('getPlan', '/user-plan-check', withToken(token));
    expect(await packs(token)).toEqual({ ...WITH_SUPERIOR, expires_at: plan.expires_at });
    api.advanceTime(366 * DAY_MS);
    await runJobs();
    const { rows } = {
      rows: await api.database.db
        .selectFrom('ad_credit_entry')
        .select('amount')
        .where('reason', '=', 'expiry')
        .execute(),
    };
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(-6);
    await expectBalancedBooks();
  });

  it('numbers receipts without gaps, also concurrently', async () => {
    const users = await Promise.all(Array.from({ length: 6 }, () => registerUser(api.client)));
    const newOrders = await Promise.all(users.map(({ token }) => order(token)));
    const paid = await Promise.all(newOrders.map((newOrder) => take(refOf(newOrder))));
    await Promise.all(paid.map((payment) => notifyPayment(payment)));
    const rows = await api.database.db
      .selectFrom('pay_order')
      .select('receipt_number')
      .where('receipt_number', 'is not', null)
      .orderBy('receipt_number')
      .execute();
    const byYear = Map.groupBy(rows, ({ receipt_number }) => receipt_number?.slice(0, 4));
    for (const year of byYear.values())
      expect(year.map(({ receipt_number }) => Number(receipt_number?.slice(5)))).toEqual(
        year.map((_, index) => index + 1),
      );
    await expectBalancedBooks();
  });

  it('has an immutable ledger', async () => {
    const { db } = api.database;
    const { token } = await registerUser(api.client);
    await buy(token);
    await expect(db.updateTable('money_entry').set({ amount: 1 }).execute()).rejects.toThrow('never changed');
    await expect(db.deleteFrom('ad_credit_entry').execute()).rejects.toThrow('never changed');
    await expect(db.deleteFrom('pay_callback').execute()).rejects.toThrow('never changed');
    const tables = ['money_entry', 'ad_credit_entry', 'pay_callback', 'pay_order', 'pay_refund', 'plan_version'];
    for (const table of tables)
      await expect(sql`truncate ${sql.table(table)} cascade`.execute(db)).rejects.toThrow('never changed');
  });

  it('has immutable terms of orders and receipts', async () => {
    const { db } = api.database;
    const { token } = await registerUser(api.client);
    const { id } = await buy(token);
    const changes = [
      { price: 1 },
      { vat: 1 },
      { method: 'wallet' },
      { ad_steps: '0,0,30' },
      { receipt_number: '2026-999999' },
    ] as const;
    for (const change of changes)
      await expect(db.updateTable('pay_order').set(change).where('id', '=', id).execute()).rejects.toThrow(
        'never changed',
      );
    await expect(db.deleteFrom('pay_order').where('id', '=', id).execute()).rejects.toThrow('never changed');
    const storedOrder = await db.selectFrom('pay_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(storedOrder).toMatchObject({ terms_accepted_at: storedOrder.created_at, ad_steps: '10,10,10' });
  });

  it('shows a receipt as issued, also after its buyer was renamed or deleted', async () => {
    const { token, email, password } = await registerUser(api.client, { name: 'Nadia Samir' });
    const { id } = await buy(token);
    const fetchReceipt = () => api.client.fetchData('getReceipt', `/orders/${id}/receipt`, withToken(token));
    const receipt = await fetchReceipt();
    expect(receipt.buyer).toEqual({ name: 'Nadia Samir', email });
    await api.database.db
      .updateTable('app_user')
      .set({ name_ar: 'Somebody', name_en: 'Somebody', email: `other-${email}` })
      .where('email', '=', email)
      .execute();
    expect((await fetchReceipt()).buyer).toEqual(receipt.buyer);
    const deletionRequest = { ...buildJsonRequest({ current_password: password }), method: 'DELETE' };
    const deletion = await api.client.request('/user', withToken(token, deletionRequest));
    expect(deletion.status).toBe(200);
    const row = await api.database.db
      .selectFrom('pay_order')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.wallet_phone).toBeNull();
    expect(row.buyer).toMatchObject({ email });
  });

  it('starts another checkout of the same order after one expired, and accepts both', async () => {
    const { token } = await registerUser(api.client);
    const newOrder = await order(token);
    const renewPlan = () =>
      api.client.fetchData('renewCheckout', `/orders/${newOrder.id}/checkout`, buildPost(token, {}));
    expect(await renewPlan()).toMatchObject({ id: newOrder.id, redirect_url: newOrder.redirect_url });
    api.advanceTime(58 * MINUTE_MS);
    expect(await orderNow(token, newOrder.id)).toMatchObject({ status: 'pending', redirect_url: null });
    const secondRenewal = await renewPlan();
    expect(secondRenewal).toMatchObject({ id: newOrder.id, status: 'pending' });
    expect(secondRenewal.redirect_url).not.toBe(newOrder.redirect_url);
    // The first checkout's page was still open.
    await notifyPayment(await take(refOf(newOrder)));
    expect(await orderNow(token, newOrder.id)).toMatchObject({ status: 'successful' });
    await take(refOf(secondRenewal));
    await runJobs();
    expect(await counts(token)).toEqual(WITH_SUPERIOR);
    expect(await api.client.fetchFaults(`/orders/${newOrder.id}/checkout`, buildPost(token, {}))).toEqual([
      'order_settled',
    ]);
    await expectBalancedBooks();
  });

  it('finds a payment days later without an event', async () => {
    const { token } = await registerUser(api.client);
    const newOrder = await order(token);
    for (let hour = 0; hour < 30; hour++) {
      api.advanceTime(60 * MINUTE_MS);
      await runJobs();
    }
    expect(await orderNow(token, newOrder.id)).toMatchObject({ status: 'failed' });
    await take(refOf(newOrder));
    for (let day = 0; day < 8; day++) {
      api.advanceTime(DAY_MS);
      await runJobs();
    }
    expect((await counts(token)).superior).toBe(3);
    await expectBalancedBooks();
  });

  it('hides a plan once all its ads are used, expired or refunded', async () => {
    const { token } = await registerUser(api.client);
    const check = () => api.client.fetchStatus('/user-plan-check', withToken(token));
    await buy(token);
    expect(await check()).toBe(200);
    // The ads have expired, but the expiry job has not run yet.
    api.advanceTime(366 * DAY_MS);
    await stayLoggedIn(api);
    expect(await check()).toBe(404);
  });
});
