import { randomUUID } from 'node:crypto';
import { formatDate } from '@mashrabiya/i18n';
import { mails } from '@mashrabiya/i18n/ar/mails';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { findLedgerViolations } from '../src/finance/repository/ledgerChecks.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { buildJsonRequest, buildPost, inEnglish, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createMailbox } from './support/mailbox.ts';
import { createShop } from './support/shop.ts';
import { registerUser, stayLoggedIn } from './support/users.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const TRIAL = { basic: 3, elite: 1, superior: 1 };
const WITH_SUPERIOR = { basic: 5, elite: 3, superior: 3 };
const FORGED_SIGNATURE = 'ab'.repeat(64);

describeBothEngines('Plans and their payment', (open) => {
  const api = createFixtureApi(open);
  const shop = createShop(api);
  const { buildOrder, placeOrder, fetchOrder, fetchPacks, fetchAdCounts, getReference, createTransaction } = shop;
  const { notifyPayment, takePayment, buy, runJobs } = shop;

  afterEach(async () => expect(await findLedgerViolations(api.database.db)).toEqual([]));

  async function createBuyer() {
    const { token, email, password } = await registerUser(api.client);
    return { token, email, password, fetchAdCounts: () => fetchAdCounts(token) };
  }
  /** A new buyer's unpaid order, with the provider's reference. */
  async function createOrder() {
    const buyer = await createBuyer();
    const order = await placeOrder(buyer.token);
    const fetchCurrent = () => fetchOrder(buyer.token, order.id);
    return { ...buyer, id: order.id, order, ref: getReference(order), fetchCurrent };
  }
  const findMoneyEntries = (orderId: string) =>
    api.database.db
      .selectFrom('money_entry')
      .select(['debit', 'credit', 'amount', 'reason', 'reference'])
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  async function runJobsAfter(milliseconds: number, times = 1) {
    for (let time = 0; time < times; time++) {
      api.advanceTime(milliseconds);
      await runJobs();
    }
  }
  const cancelOrder = (token: string, id: string) =>
    api.client.fetchData('cancelOrder', `/orders/${id}/cancel`, buildPost(token, {}));

  it('shows the plans on sale, with VAT included and the savings', async () => {
    const { data, vat_percent, refund } = await api.client.fetchAnswer('getPlans', '/plans', inEnglish);
    expect(vat_percent).toBe(14);
    expect(refund).toEqual({ days: 7, business_days: 5, fee_percent: 2 });
    const kinds = ['free_trial', 'basic', 'elite', 'superior', 'single', 'single', 'single'];
    expect(data.map(({ kind }) => kind)).toEqual(kinds);
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
    const { token, email, fetchAdCounts } = await createBuyer();
    expect(await api.client.fetchStatus('/user-plan-check', withToken(token))).toBe(404);
    const order = await placeOrder(token);
    expect(order).toMatchObject({ status: 'pending', amount: 60_000, net: 52_632, vat: 7368, receipt_number: null });
    expect(order.redirect_url).toContain('/dev/checkout/');
    expect(await fetchAdCounts()).toEqual(TRIAL);
    expect(await api.client.fetchFaults(`/orders/${order.id}/receipt`, withToken(token))).toEqual(['order_not_paid']);
    expect(await notifyPayment(await takePayment(getReference(order)))).toBe(200);
    const paid = await fetchOrder(token, order.id);
    expect(paid).toMatchObject({ status: 'successful', redirect_url: null });
    expect(paid.receipt_number).toMatch(/^\d{4}-\d{6}$/);
    expect(await fetchAdCounts()).toEqual(WITH_SUPERIOR);
    const plan = await api.client.fetchData('getPlan', '/user-plan-check', withToken(token, inEnglish));
    expect(plan).toMatchObject({ name: 'Superior', remaining: { basic: 2, elite: 2, superior: 2 } });
    const receipt = await api.client.fetchData('getReceipt', `/orders/${order.id}/receipt`, withToken(token));
    const amounts = { net: 52_632, vat: 7368, total: 60_000, refunded: null };
    expect(receipt).toMatchObject({ number: paid.receipt_number, ...amounts });
    const sent = await createMailbox(api).mailsTo(email);
    const receiptMails = sent.filter(({ plain }) => plain.includes(paid.receipt_number ?? '-'));
    expect(receiptMails).toHaveLength(1);
    expect(receiptMails[0]?.plain).toContain(`/plans/receipt?order=${order.id}`);
  });

  it('creates one order per key, also concurrently', async () => {
    const [{ token }, otherBuyer] = [await createBuyer(), await createBuyer()];
    const body = buildOrder();
    const send = () => api.client.fetchData('addOrder', '/orders', buildPost(token, body));
    const orders = await Promise.all(Array.from({ length: 5 }, send));
    expect(new Set(orders.map(({ id, redirect_url }) => `${id} ${redirect_url}`)).size).toBe(1);
    for (const change of [{ method: 'wallet' }, { wallet_phone: '01000001235' }]) {
      const refusal = await api.client.fetchRefusal('/orders', buildPost(token, { ...body, ...change }));
      expect(refusal).toMatchObject({ status: 409, faults: ['key_reused /key'] });
    }
    expect((await placeOrder(otherBuyer.token, { key: body.key })).id).not.toBe(orders[0]?.id);
  });

  it.each([
    ['the free trial', { plan_id: 1, price: 0 }, ['plan_unavailable /plan_id']],
    ['an unknown plan', { plan_id: 99 }, ['plan_unavailable /plan_id']],
    ['a changed price', { price: 1 }, ['price_changed /price']],
    ['terms that were not accepted', { terms: false }, ['terms_required /terms']],
    ['a wallet without a phone', { method: 'wallet', wallet_phone: null }, ['phone_required /wallet_phone']],
    ['a wallet with an invalid phone', { method: 'wallet', wallet_phone: '123' }, ['phone_invalid /wallet_phone']],
    ['a card without a phone, if the account has none', { wallet_phone: null }, ['phone_required /wallet_phone']],
    ['an unknown method', { method: 'cash' }, ['method_required /method']],
    ['an invalid key', { key: 'x' }, [expect.any(String)]],
  ])('refuses an order with %s', async (_, overrides, faults) => {
    const { token } = await createBuyer();
    expect(await api.client.fetchFaults('/orders', buildPost(token, buildOrder(overrides)))).toEqual(faults);
  });

  it('accepts a wallet’s number in any digits', async () => {
    const wallet = { method: 'wallet', wallet_phone: '٠١٠٠٠٠٠١٢٣٤' };
    expect(await placeOrder((await createBuyer()).token, wallet)).toMatchObject({ method: 'wallet' });
  });

  it('processes each event once, in any order', async () => {
    const { ref, fetchCurrent, fetchAdCounts } = await createOrder();
    const paid = await takePayment(ref);
    const declined = createTransaction(ref, { success: false });
    expect(await Promise.all(Array.from({ length: 8 }, () => notifyPayment(paid)))).toEqual(Array(8).fill(200));
    expect(await notifyPayment(declined)).toBe(200);
    expect(await notifyPayment({ ...paid, pending: true, success: false })).toBe(200);
    expect(await fetchCurrent()).toMatchObject({ status: 'successful' });
    expect(await fetchAdCounts()).toEqual(WITH_SUPERIOR);
  });

  it('needs the signature of the order’s own provider', async () => {
    const { ref, fetchCurrent } = await createOrder();
    const paid = createTransaction(ref);
    expect(await notifyPayment(paid, FORGED_SIGNATURE)).toBe(403);
    expect(await notifyPayment(paid, '')).toBe(403);
    const alteredPayment = buildJsonRequest({ obj: { ...paid, success: true, amount_cents: 1 } });
    const callback = `/payments/paymob/callback?hmac=${FORGED_SIGNATURE}`;
    expect(await api.client.fetchStatus(callback, alteredPayment)).toBe(404);
    expect(await fetchCurrent()).toMatchObject({ status: 'pending' });
    expect(api.logged.join('\n')).not.toContain(FORGED_SIGNATURE);
  });

  it('grants nothing for another amount or currency, and refunds it', async () => {
    const { id, ref, fetchCurrent, fetchAdCounts } = await createOrder();
    const underpayment = await takePayment(ref, { amount_cents: 59_999 });
    const foreignPayment = await takePayment(ref, { currency: 'USD' });
    expect([await notifyPayment(underpayment), await notifyPayment(foreignPayment)]).toEqual([200, 200]);
    api.advanceTime(1);
    expect(await fetchCurrent()).toMatchObject({ status: 'pending' });
    expect(await fetchAdCounts()).toEqual(TRIAL);
    await runJobs();
    expect((await findMoneyEntries(id)).map(({ reference: _, ...entry }) => entry)).toEqual([
      { debit: 'provider', credit: 'unclaimed', amount: 59_999, reason: 'surplus' },
      { debit: 'unclaimed', credit: 'provider', amount: 59_999, reason: 'surplus_return' },
    ]);
  });

  it('grants an order that is paid after a failure', async () => {
    const { ref, fetchCurrent, fetchAdCounts } = await createOrder();
    await notifyPayment(createTransaction(ref, { success: false }));
    expect(await fetchCurrent()).toMatchObject({ status: 'failed', redirect_url: null });
    await notifyPayment(await takePayment(ref));
    expect(await fetchCurrent()).toMatchObject({ status: 'successful' });
    expect(await fetchAdCounts()).toEqual(WITH_SUPERIOR);
  });

  it('refunds a second payment of the same order', async () => {
    const { token, email, fetchAdCounts } = await createBuyer();
    const { id, ref, receipt_number } = await buy(token);
    const secondPayment = await takePayment(ref);
    await notifyPayment(secondPayment);
    expect(await fetchAdCounts()).toEqual(WITH_SUPERIOR);
    await runJobs();
    expect(await api.services.payments.forNewOrders?.fetchEvents(ref)).toHaveLength(2);
    const entries = (await findMoneyEntries(id)).filter(({ reference }) => reference === String(secondPayment.id));
    expect(entries.map(({ reason }) => reason).sort()).toEqual(['surplus', 'surplus_return']);
    const { data } = await api.client.fetchData('listTransactions', '/user/profile/transactions', withToken(token));
    const at = api.services.clock().toISOString();
    expect(data).toMatchObject([{ id, surplus: [{ amount: 60_000, paid_at: at, returned_at: at }] }]);
    const sent = await createMailbox(api).mailsTo(email);
    const refundMails = sent.filter(({ subject }) => subject === mails.surplus_returned.subject);
    expect(refundMails).toHaveLength(1);
    for (const fact of ['600 ج.م', `${receipt_number}`, formatDate(api.services.clock(), 'ar')])
      expect(refundMails[0]?.plain).toContain(fact);
  });

  it('records events of unknown orders, without effect', async () => {
    expect(await notifyPayment(createTransaction('404'))).toBe(200);
    const callbacks = api.database.db.selectFrom('pay_callback').select(['order_id', 'outcome']);
    const recordedEvents = await callbacks.where('outcome', '=', 'unknown_order').execute();
    expect(recordedEvents).toEqual([{ order_id: null, outcome: 'unknown_order' }]);
  });

  it('polls the provider when no event arrives, and gives up after a day', async () => {
    const paid = await createOrder();
    const unpaid = await createOrder();
    await takePayment(paid.ref);
    await runJobsAfter(3 * MINUTE_MS);
    expect(await paid.fetchCurrent()).toMatchObject({ status: 'successful' });
    expect(await unpaid.fetchCurrent()).toMatchObject({ status: 'pending' });
    await runJobsAfter(HOUR_MS, 26);
    expect(await unpaid.fetchCurrent()).toMatchObject({ status: 'failed' });
    const events = api.database.db.selectFrom('pay_order_event').select('why').where('order_id', '=', unpaid.id);
    const reasons = (await events.orderBy('created_at').execute()).map(({ why }) => why);
    expect(reasons).toEqual(['created', 'payment_timeout']);
  });

  it('finds late and double payments without an event', async () => {
    const { token, ref, fetchCurrent } = await createOrder();
    await notifyPayment(createTransaction(ref, { success: false }));
    expect(await fetchCurrent()).toMatchObject({ status: 'failed' });
    await takePayment(ref);
    const secondOrder = await buy(token);
    await takePayment(secondOrder.ref);
    await runJobsAfter(3 * MINUTE_MS);
    expect(await fetchCurrent()).toMatchObject({ status: 'successful' });
    const refunds = (await findMoneyEntries(secondOrder.id)).filter(({ reason }) => reason === 'surplus_return');
    expect(refunds.map(({ amount }) => amount)).toEqual([60_000]);
  });

  it('settles at once when the buyer returns and asks', async () => {
    const { token, id, ref } = await createOrder();
    const check = () => api.client.fetchData('checkOrder', `/orders/${id}/check`, buildPost(token, {}));
    expect((await check()).status).toBe('pending');
    await takePayment(ref);
    expect((await check()).status).toBe('successful');
  });

  it('cancels an unpaid order, and grants it if it is paid afterwards', async () => {
    const { token, id, ref, fetchCurrent, fetchAdCounts } = await createOrder();
    const cancelled = { status: 'failed', cancelled: true };
    expect(await cancelOrder(token, id)).toMatchObject({ ...cancelled, redirect_url: null });
    expect(await cancelOrder(token, id)).toMatchObject(cancelled);
    await notifyPayment(await takePayment(ref));
    expect(await fetchCurrent()).toMatchObject({ status: 'successful', cancelled: false });
    expect(await fetchAdCounts()).toEqual(WITH_SUPERIOR);
  });

  it('refuses to cancel paid or processing orders', async () => {
    const paid = await createOrder();
    await takePayment(paid.ref);
    expect(await cancelOrder(paid.token, paid.id)).toMatchObject({ status: 'successful', cancelled: false });
    const { token, id, ref } = await createOrder();
    await takePayment(ref, { pending: true, success: false });
    const refusal = await api.client.fetchRefusal(`/orders/${id}/cancel`, buildPost(token, {}));
    expect(refusal).toMatchObject({ status: 409, faults: ['payment_under_way'] });
    // The buyer has left the provider's page: its checkout has expired.
    api.advanceTime(HOUR_MS);
    expect(await cancelOrder(token, id)).toMatchObject({ cancelled: true });
  });

  it('hides orders from other users', async () => {
    const { token } = await createBuyer();
    const { id } = await buy(token);
    const [otherUser, finance] = [await createBuyer(), await shop.createStaffUser('finance')];
    const requests: [string, RequestInit?][] = [
      [`/orders/${id}`],
      [`/orders/${id}/receipt`],
      [`/transactions/${id}/refund`],
      [`/orders/${id}/check`, buildJsonRequest({})],
      [`/transactions/${id}/refund`, buildJsonRequest({ amount: 1, reason: null })],
    ];
    for (const [path, init] of requests)
      for (const user of [otherUser, finance])
        expect((await api.client.fetchRefusal(path, withToken(user.token, init))).status).toBe(404);
    expect((await api.client.fetchRefusal(`/orders/${randomUUID()}`, withToken(token))).status).toBe(404);
  });

  it('lists own payments, the newest first, by state', async () => {
    const { token } = await createBuyer();
    const first = await buy(token);
    api.advanceTime(1);
    const second = await placeOrder(token, { plan_id: 5, price: 10_000 });
    const path = '/user/profile/transactions';
    const list = async (query = '') =>
      (await api.client.fetchData('listTransactions', `${path}${query}`, withToken(token))).data;
    expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await list('?status=successful')).toMatchObject([{ id: first.id, amount: 600, refund: null }]);
    expect(await list('?status=failed')).toEqual([]);
    expect((await api.client.fetchRefusal(`${path}?status=lost`, withToken(token))).status).toBe(422);
  });

  it('expires unused ads', async () => {
    const { token } = await createBuyer();
    expect(await fetchPacks(token)).toEqual({ ...TRIAL, expires_at: null, has_plan: false });
    await buy(token);
    const { expires_at } = await api.client.fetchData('getPlan', '/user-plan-check', withToken(token));
    expect(await fetchPacks(token)).toEqual({ ...WITH_SUPERIOR, expires_at, has_plan: true });
    await runJobsAfter(366 * DAY_MS);
    await stayLoggedIn(api);
    expect(await fetchPacks(token)).toMatchObject({ has_plan: false });
    const entries = api.database.db.selectFrom('ad_credit_entry').select('amount').where('reason', '=', 'expiry');
    const expired = (await entries.execute()).reduce((sum, { amount }) => sum + amount, 0);
    expect(expired).toBeLessThanOrEqual(-6);
  });

  it('numbers receipts without gaps, also concurrently', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, createOrder));
    const paid = await Promise.all(orders.map(({ ref }) => takePayment(ref)));
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
  });

  it('has an immutable ledger', async () => {
    const { db } = api.database;
    await buy((await createBuyer()).token);
    const tables = ['money_entry', 'ad_credit_entry', 'pay_callback', 'pay_order', 'pay_refund', 'plan_version'];
    for (const change of [
      db.updateTable('money_entry').set({ amount: 1 }),
      db.deleteFrom('ad_credit_entry'),
      db.deleteFrom('pay_callback'),
    ])
      await expect(change.execute()).rejects.toThrow('never changed');
    for (const table of tables)
      await expect(sql`truncate ${sql.table(table)} cascade`.execute(db)).rejects.toThrow('never changed');
  });

  it('has immutable terms of orders and receipts', async () => {
    const { db } = api.database;
    const { id } = await buy((await createBuyer()).token);
    for (const change of [
      { price: 1 },
      { vat: 1 },
      { method: 'wallet' },
      { ad_steps: '0,0,30' },
      { receipt_number: '2026-999999' },
    ] as const) {
      const update = db.updateTable('pay_order').set(change).where('id', '=', id);
      await expect(update.execute()).rejects.toThrow('never changed');
    }
    await expect(db.deleteFrom('pay_order').where('id', '=', id).execute()).rejects.toThrow('never changed');
    const storedOrder = await db.selectFrom('pay_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(storedOrder).toMatchObject({ terms_accepted_at: storedOrder.created_at, ad_steps: '10,10,10' });
  });

  it('shows a receipt as issued, also after its buyer was renamed or deleted', async () => {
    const { db } = api.database;
    const { token, email, password } = await createBuyer();
    const { id } = await buy(token);
    const fetchBuyer = async () =>
      (await api.client.fetchData('getReceipt', `/orders/${id}/receipt`, withToken(token))).buyer;
    expect(await fetchBuyer()).toEqual({ name: 'Nadia Samir', email });
    const otherName = { name_ar: 'Somebody', name_en: 'Somebody', email: `other-${email}` };
    await db.updateTable('app_user').set(otherName).where('email', '=', email).execute();
    expect(await fetchBuyer()).toEqual({ name: 'Nadia Samir', email });
    const deletion = { ...buildPost(token, { current_password: password }), method: 'DELETE' };
    expect(await api.client.fetchStatus('/user', deletion)).toBe(200);
    const row = await db.selectFrom('pay_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.wallet_phone).toBeNull();
    expect(row.buyer).toMatchObject({ email });
  });

  it.each([
    ['a failed', { success: false }],
    ['an open', undefined],
  ])('refunds the payment of %s order whose account was deleted', async (_, declined) => {
    const { db } = api.database;
    const { token, password, id, ref } = await createOrder();
    if (declined) await notifyPayment(createTransaction(ref, declined));
    const deletion = { ...buildPost(token, { current_password: password }), method: 'DELETE' };
    expect(await api.client.fetchStatus('/user', deletion)).toBe(200);
    const payment = await takePayment(ref);
    expect(await notifyPayment(payment)).toBe(200);
    api.advanceTime(1);
    await runJobs();
    expect(await findMoneyEntries(id)).toMatchObject([
      { reason: 'surplus', amount: 60_000, reference: String(payment.id) },
      { reason: 'surplus_return', amount: 60_000, reference: String(payment.id) },
    ]);
    const lots = await db.selectFrom('ad_credit_lot').select('id').where('order_id', '=', id).execute();
    expect(lots).toEqual([]);
  });

  it('starts another checkout of the same order after one expired, and accepts both', async () => {
    const { token, id, order, ref, fetchCurrent, fetchAdCounts } = await createOrder();
    const renewal = [`/orders/${id}/checkout`, buildPost(token, {})] as const;
    const renewCheckout = () => api.client.fetchData('renewCheckout', ...renewal);
    expect(await renewCheckout()).toMatchObject({ id, redirect_url: order.redirect_url });
    api.advanceTime(58 * MINUTE_MS);
    expect(await fetchCurrent()).toMatchObject({ status: 'pending', redirect_url: null });
    const renewed = await renewCheckout();
    expect(renewed).toMatchObject({ id, status: 'pending' });
    expect(renewed.redirect_url).not.toBe(order.redirect_url);
    // The first checkout's page was still open.
    await notifyPayment(await takePayment(ref));
    expect(await fetchCurrent()).toMatchObject({ status: 'successful' });
    await takePayment(getReference(renewed));
    await runJobs();
    expect(await fetchAdCounts()).toEqual(WITH_SUPERIOR);
    expect(await api.client.fetchFaults(...renewal)).toEqual(['order_settled']);
  });

  it('finds a payment days later without an event', async () => {
    const { ref, fetchCurrent, fetchAdCounts } = await createOrder();
    await runJobsAfter(HOUR_MS, 30);
    expect(await fetchCurrent()).toMatchObject({ status: 'failed' });
    await takePayment(ref);
    await runJobsAfter(DAY_MS, 8);
    expect((await fetchAdCounts()).superior).toBe(3);
  });

  it('shows a plan of which only a returned ad is left, which is valid for longer', async () => {
    const ads = createAdTools(api);
    const { token } = await ads.createUser();
    const { id: orderId } = await buy(token);
    const { id } = await ads.postAd(token, { ranking: '2' });
    await runJobsAfter(366 * DAY_MS);
    await stayLoggedIn(api);
    expect(await api.client.fetchStatus('/user-plan-check', withToken(token))).toBe(404);
    const { token: moderator } = await ads.createUser('moderator');
    let claim = await ads.claimReview(moderator);
    while (claim.data && claim.data.property.id !== id)
      claim = await ads.claimReview(moderator, claim.data.property.id);
    const rejection = { decision: 'rejected', reasons: ['price'], submitted_at: claim.data?.submitted_at };
    await ads.decideReview(moderator, id, rejection);
    const plan = await api.client.fetchData('getPlan', '/user-plan-check', withToken(token));
    expect(plan).toMatchObject({ order_id: orderId, remaining: { basic: 0, elite: 1, superior: 0 } });
    const now = api.services.clock().getTime();
    expect(Math.round((Date.parse(plan.expires_at ?? '') - now) / DAY_MS)).toBe(30);
  });

  it('hides a plan once all its ads are used, expired or refunded', async () => {
    const { token } = await createBuyer();
    await buy(token);
    expect(await api.client.fetchStatus('/user-plan-check', withToken(token))).toBe(200);
    // The ads have expired, but the expiry job has not run yet.
    api.advanceTime(366 * DAY_MS);
    await stayLoggedIn(api);
    expect(await api.client.fetchStatus('/user-plan-check', withToken(token))).toBe(404);
  });
});
