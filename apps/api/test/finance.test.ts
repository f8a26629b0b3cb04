import { formatDate } from '@mashrabiya/i18n';
import { mails } from '@mashrabiya/i18n/ar/mails';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { findLedgerViolations } from '../src/finance/repository/ledgerChecks.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { buildJsonRequest, buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createMailbox } from './support/mailbox.ts';
import { createShop, SUPERIOR_PLAN } from './support/shop.ts';
import { registerUser, stayLoggedIn } from './support/users.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const TRIAL = { basic: 3, elite: 1, superior: 1 };

describeBothEngines('Refunds and finance rules', (open) => {
  const api = createFixtureApi(open);
  const { placeOrder, fetchAdCounts, buy, createStaffUser, runJobs, notifyPayment, createTransaction, getReference } =
    createShop(api);
  const fetchQuote = (token: string, id: string) =>
    api.client.fetchData('quoteRefund', `/transactions/${id}/refund`, withToken(token));
  const requestRefund = (token: string, id: string, amount: number) =>
    api.client.fetchData(
      'requestRefund',
      `/transactions/${id}/refund`,
      buildPost(token, { amount, reason: 'I sold it myself' }),
    );
  const fetchRefundRefusal = (token: string, id: string, amount = 58_800) =>
    api.client.fetchFaults(`/transactions/${id}/refund`, buildPost(token, { amount, reason: null }));
  const decide = async (token: string, id: string, body: object) =>
    (await api.client.fetchAnswer('decideRefund', `/finance/refunds/${id}`, buildPost(token, body))).data;
  const expectBalancedBooks = async () => expect(await findLedgerViolations(api.database.db)).toEqual([]);
  /** A buyer, a purchase, and the decider. */
  const createPurchase = async () => {
    const [buyer, finance] = [await registerUser(api.client), await createStaffUser('finance')];
    return { ...buyer, finance: finance.token, decider: finance.email, bought: await buy(buyer.token) };
  };

  it('are quoted, pending, approved and paid with a credit note', async () => {
    const { token, email, finance, decider, bought } = await createPurchase();
    const refundQuote = await fetchQuote(token, bought.id);
    expect(refundQuote).toMatchObject({ paid: 60_000, used_amount: 0, fee: 1200, fee_percent: 2, amount: 58_800 });
    expect(refundQuote.unused).toEqual({ basic: 2, elite: 2, superior: 2 });
    const refund = await requestRefund(token, bought.id, refundQuote.amount);
    expect(refund).toMatchObject({ state: 'requested', amount: 58_800, decided_by: refundQuote.decided_by });
    expect(await fetchAdCounts(token)).toEqual(TRIAL);
    expect(await fetchRefundRefusal(token, bought.id)).toEqual(['refund_exists']);
    const pendingRefunds = await api.client.fetchAnswer(
      'listRefunds',
      '/finance/refunds?state=requested',
      withToken(finance),
    );
    expect(pendingRefunds.data.data.map(({ id }) => id)).toContain(refund.id);
    expect(await decide(finance, refund.id, { decision: 'approved', note: null })).toMatchObject({ state: 'approved' });
    await runJobs();
    const { data: receipt } = await api.client.fetchAnswer(
      'getReceipt',
      `/orders/${bought.id}/receipt`,
      withToken(token),
    );
    expect(receipt.refunded).toMatchObject({ amount: 58_800, vat: 7221 });
    expect(receipt.refunded?.number).toMatch(/^C\d{4}-\d{6}$/);
    expect(await api.client.fetchStatus('/user-plan-check', withToken(token))).toBe(404);
    const log = await api.client.fetchAnswer('listFinanceEvents', '/finance/events', withToken(finance));
    const logged = log.data.data.find(({ reference }) => reference === refund.id);
    expect(logged).toMatchObject({ kind: 'refund_decided', name: bought.receipt_number });
    const { data: history } = await api.client.fetchAnswer(
      'getOrderHistory',
      `/finance/orders/${bought.id}`,
      withToken(finance),
    );
    expect(history.events).toContainEqual(
      expect.objectContaining({ of: 'refund', state: 'approved', reason: 'refund_decided', author: decider }),
    );
    expect(
      await api.client.fetchFaults(
        `/finance/refunds/${refund.id}`,
        buildPost(finance, { decision: 'rejected', note: 'late' }),
      ),
    ).toEqual(['refund_decided']);
    const sentMails = await createMailbox(api).mailsTo(email);
    const getMailText = (subject: string) => sentMails.find((mail) => mail.subject === subject)?.plain;
    const facts = ['588 ج.م', '12 ج.م', `${bought.receipt_number}`];
    const decidedBy = formatDate(new Date(refund.decided_by), 'ar');
    for (const fact of [...facts, decidedBy]) expect(getMailText(mails.refund_requested.subject)).toContain(fact);
    const today = formatDate(api.services.clock(), 'ar');
    for (const fact of [...facts, today]) expect(getMailText(mails.refund_paid.subject)).toContain(fact);
    await expectBalancedBooks();
  });

  it('that are refused have a reason, and return the ads', async () => {
    const { token, finance, bought } = await createPurchase();
    const { id } = await requestRefund(token, bought.id, 58_800);
    expect(
      await api.client.fetchFaults(`/finance/refunds/${id}`, buildPost(finance, { decision: 'rejected', note: ' ' })),
    ).toEqual(['decision_note_required /note']);
    await decide(finance, id, { decision: 'rejected', note: 'They were used elsewhere' });
    expect(await fetchAdCounts(token)).toEqual({ basic: 5, elite: 3, superior: 3 });
    expect(await requestRefund(token, bought.id, 58_800)).toMatchObject({ state: 'requested' });
    await expectBalancedBooks();
  });

  it('are decided by a user other than the buyer', async () => {
    const { token } = await createStaffUser('finance');
    const purchase = await buy(token);
    const { id } = await requestRefund(token, purchase.id, 58_800);
    const decideOwn = buildPost(token, { decision: 'approved', note: null });
    const refusal = await api.client.fetchRefusal(`/finance/refunds/${id}`, decideOwn);
    expect(refusal).toMatchObject({ status: 403, faults: ['self_dealing'] });
    const refundList = await api.client.fetchAnswer(
      'listRefunds',
      '/finance/refunds?state=requested',
      withToken(token),
    );
    expect(refundList.data.data.find((listedRefund) => listedRefund.id === id)).toMatchObject({ is_own: true });
  });

  it('are requested once, for the displayed amount, also concurrently', async () => {
    const { token, bought } = await createPurchase();
    expect(await fetchRefundRefusal(token, bought.id, 60_000)).toEqual(['quote_changed /amount']);
    const send = () =>
      api.client.request(`/transactions/${bought.id}/refund`, buildPost(token, { amount: 58_800, reason: null }));
    const statuses = await Promise.all(Array.from({ length: 4 }, async () => (await send()).status));
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
    await expectBalancedBooks();
  });

  it('need a paid order and seven days at most', async () => {
    const { token, bought } = await createPurchase();
    const unpaidOrder = await placeOrder(token);
    expect(await fetchRefundRefusal(token, unpaidOrder.id)).toEqual(['order_not_paid']);
    await notifyPayment(createTransaction(getReference(unpaidOrder), { success: false }));
    expect(await fetchRefundRefusal(token, unpaidOrder.id)).toEqual(['order_not_paid']);
    api.advanceTime(7 * DAY_MS + 1);
    expect(await fetchRefundRefusal(token, bought.id)).toEqual(['refund_window_over']);
  });

  it('that the provider refuses return to the queue', async () => {
    const { token, finance } = await createPurchase();
    const newOrder = await placeOrder(token);
    // The callback is accepted, but the provider cannot find the payment when it is refunded.
    await notifyPayment(createTransaction(getReference(newOrder)));
    const { id } = await requestRefund(token, newOrder.id, 58_800);
    await decide(finance, id, { decision: 'approved', note: null });
    await runJobs();
    const failed = await api.client.fetchAnswer('listRefunds', '/finance/refunds?state=failed', withToken(finance));
    expect(failed.data.data.map((listedRefund) => listedRefund.id)).toContain(id);
    await decide(finance, id, { decision: 'rejected', note: 'The bank refused' });
    expect((await fetchAdCounts(token)).basic).toBe(7);
    await expectBalancedBooks();
  });

  it('are hidden from other users', async () => {
    const { token } = await registerUser(api.client);
    const moderator = await createStaffUser('moderator');
    const id = crypto.randomUUID();
    const calls: [path: string, init?: RequestInit][] = [
      ['/finance/refunds'],
      ['/finance/rules'],
      ['/finance/books'],
      [`/finance/refunds/${id}`, buildJsonRequest({ decision: 'approved', note: null })],
      ['/finance/plans/3', buildJsonRequest({})],
      ['/finance/settings', buildJsonRequest({})],
      ['/finance/credits', buildJsonRequest({})],
      ['/finance/cases'],
      [`/finance/cases/${id}`, buildJsonRequest({})],
      ['/finance/orders'],
      [`/finance/orders/${id}`],
      ['/finance/events'],
      ['/finance/plans', buildJsonRequest({})],
      [`/finance/versions/${id}`, { method: 'DELETE' }],
    ];
    for (const [path, init] of calls) {
      expect((await api.client.fetchRefusal(path, init)).status).toBe(401);
      for (const user of [token, moderator.token])
        expect(await api.client.fetchFaults(path, withToken(user, init))).toEqual(['forbidden']);
    }
  });

  it('are in a balanced ledger, or one that reports the first wrong row', async () => {
    const { finance, bought } = await createPurchase();
    const fetchLedgerSummary = () => api.client.fetchData('getLedgerSummary', '/finance/books', withToken(finance));
    expect(await fetchLedgerSummary()).toMatchObject({ is_balanced: true, first_fault: null });
    const { db } = api.database;
    const setPrice = async (price: number) => {
      await sql`alter table pay_order disable trigger pay_order_keeps_terms`.execute(db);
      await db.updateTable('pay_order').set({ price }).where('id', '=', bought.id).execute();
      await sql`alter table pay_order enable trigger pay_order_keeps_terms`.execute(db);
    };
    await setPrice(60_001);
    const foundSummary = await fetchLedgerSummary();
    expect(foundSummary.is_balanced).toBe(false);
    expect(foundSummary.first_fault).toContain(`order ${bought.id}: price 60001, booked 60000`);
    await setPrice(60_000);
    await expectBalancedBooks();
  });

  it('leave an order unchanged when plans and rules change', async () => {
    const { token, finance, bought } = await createPurchase();
    const now = api.services.clock().toISOString();
    const { data } = await api.client.fetchAnswer('getFinanceRules', '/finance/rules', withToken(finance));
    const version = data.plans.find(({ plan_id, is_current }) => plan_id === 3 && is_current);
    if (!version) throw new Error('no plan 3');
    const { name_ar, name_en, description_ar, description_en, basic, elite, superior, valid_days } = version;
    const same = {
      name_ar,
      name_en,
      description_ar,
      description_en,
      basic,
      elite,
      superior,
      valid_days,
      on_sale: true,
    };
    const nextDay = new Date(Date.parse(now) + DAY_MS).toISOString();
    const change = (body: object, path = '/finance/plans/3') => api.client.request(path, buildPost(finance, body));
    expect((await change({ ...same, price: 72_000, valid_from: nextDay })).status).toBe(200);
    const vat = { setting: { key: 'vat_percent', value: 20 }, valid_from: nextDay };
    expect((await change(vat, '/finance/settings')).status).toBe(200);
    expect(await placeOrder(token)).toMatchObject({ amount: 60_000, vat: 7368 });
    api.advanceTime(DAY_MS);
    expect(
      await api.client.fetchFaults(
        '/orders',
        buildPost(token, {
          ...SUPERIOR_PLAN,
          method: 'card',
          wallet_phone: null,
          terms: true,
          key: crypto.randomUUID(),
        }),
      ),
    ).toEqual(['price_changed /price']);
    expect(await placeOrder(token, { price: 72_000 })).toMatchObject({ amount: 72_000, vat: 12_000, vat_percent: 20 });
    const unchanged = await api.client.fetchAnswer('getOrder', `/orders/${bought.id}`, withToken(token));
    expect(unchanged.data).toMatchObject({ amount: 60_000, vat: 7368, vat_percent: 14 });
    expect(
      await api.client.fetchFaults(
        '/finance/settings',
        buildPost(finance, { ...vat, valid_from: '2020-01-01T00:00:00Z' }),
      ),
    ).toEqual(['valid_from_past /valid_from']);
    const steps = { setting: { key: 'adsteps', value: [10, 10, 11] }, valid_from: nextDay };
    expect(await api.client.fetchFaults('/finance/settings', buildPost(finance, steps))).toEqual([
      'ad_steps_invalid /setting/value',
    ]);
    const { data: events } = await api.client.fetchAnswer('listAuditEvents', '/user/audit', withToken(finance));
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['plan_changed', 'setting_changed']));
  });

  const fetchRules = (finance: string) => api.client.fetchData('getFinanceRules', '/finance/rules', withToken(finance));
  const formatIsoTime = (later = 0) => new Date(api.services.clock().getTime() + later).toISOString();
  const PLAN = {
    name_ar: 'الشاملة',
    name_en: 'Complete',
    description_ar: 'للمكاتب',
    description_en: 'For offices',
    basic: 10,
    elite: 0,
    superior: 0,
    price: 90_000,
    valid_days: 180,
    on_sale: true,
  };

  it('can all be changed on a new site, with their values', async () => {
    const { token: finance } = await createStaffUser('finance');
    const { settings } = await fetchRules(finance);
    const first = settings.filter(({ created_by }) => created_by === null);
    const getInitialValue = (key: string) => first.find(({ setting }) => setting.key === key)?.setting.value;
    expect(new Set(first.map(({ setting }) => setting.key))).toEqual(
      new Set(['vat_percent', 'refund_fee_percent', 'holidays', 'adsteps', 'freetrial', 'seller']),
    );
    expect([getInitialValue('adsteps'), getInitialValue('freetrial')]).toEqual([
      [10, 10, 10],
      [3, 1, 1],
    ]);
  });

  it('give new users the trial of their date', async () => {
    const { token: finance } = await createStaffUser('finance');
    const earlierUser = await registerUser(api.client);
    expect(await fetchAdCounts(earlierUser.token)).toEqual(TRIAL);
    const change = (value: number[], valid_from: string) =>
      api.client.fetchAnswer(
        'changeSetting',
        '/finance/settings',
        buildPost(finance, { setting: { key: 'freetrial', value }, valid_from }),
      );
    await change([4, 2, 0], formatIsoTime(DAY_MS));
    expect(await fetchAdCounts((await registerUser(api.client)).token)).toEqual(TRIAL);
    api.advanceTime(DAY_MS + MINUTE_MS);
    await stayLoggedIn(api);
    expect(await fetchAdCounts((await registerUser(api.client)).token)).toEqual({ basic: 4, elite: 2, superior: 0 });
    expect(await fetchAdCounts(earlierUser.token)).toEqual(TRIAL);
    await change([TRIAL.basic, TRIAL.elite, TRIAL.superior], formatIsoTime());
    api.advanceTime(MINUTE_MS);
  });

  it('have new plans, and planned changes that can be cancelled', async () => {
    const { token: finance } = await createStaffUser('finance');
    const post = (path: string, body: object) => api.client.request(path, buildPost(finance, body));
    const addedPlan = await api.client.fetchAnswer(
      'addPlan',
      '/finance/plans',
      buildPost(finance, { ...PLAN, kind: 'basic', valid_from: formatIsoTime() }),
    );
    const plan = addedPlan.data.plan_id;
    const findPlan = async () => (await api.client.fetchData('getPlans', '/plans')).find(({ id }) => id === plan);
    expect(await findPlan()).toMatchObject({ price: 90_000, count: 10, days: 180 });
    const laterPlan = { ...PLAN, price: 95_000, valid_from: formatIsoTime(DAY_MS) };
    const changedPlan = await api.client.fetchAnswer(
      'changePlan',
      `/finance/plans/${plan}`,
      buildPost(finance, laterPlan),
    );
    const cancelVersion = (id: string) =>
      api.client.request(`/finance/versions/${id}`, withToken(finance, { method: 'DELETE' }));
    expect((await cancelVersion(changedPlan.data.id)).status).toBe(200);
    expect((await cancelVersion(changedPlan.data.id)).status).toBe(409);
    expect((await cancelVersion(addedPlan.data.id)).status).toBe(409);
    const vat = { setting: { key: 'vat_percent', value: 15 }, valid_from: formatIsoTime(DAY_MS) };
    const setting = await api.client.fetchAnswer('changeSetting', '/finance/settings', buildPost(finance, vat));
    await cancelVersion(setting.data.id);
    expect((await fetchRules(finance)).plans.map(({ id }) => id)).not.toContain(changedPlan.data.id);
    api.advanceTime(DAY_MS + 1);
    expect(await findPlan()).toMatchObject({ price: 90_000 });
    expect((await api.client.fetchAnswer('getPlans', '/plans')).vat_percent).toBe(
      (await fetchRules(finance)).settings.find(
        ({ setting: { key }, is_current }) => key === 'vat_percent' && is_current,
      )?.setting.value,
    );
    expect(
      (await post(`/finance/plans/${plan}`, { ...PLAN, on_sale: false, valid_from: formatIsoTime() })).status,
    ).toBe(200);
    expect(await findPlan()).toBeUndefined();
  });

  it.each<[what: string, path: string, own: object, fault: string]>([
    ['no ads', '3', { basic: 0, elite: 0, superior: 0 }, 'plan_empty /basic'],
    ['no price', '3', { price: 0 }, 'plan_free /price'],
    ['a price for the trial', '1', { price: 100 }, 'trial_priced /price'],
    ['too many ads', '3', { basic: 5000 }, 'count_invalid /basic'],
    ['no days', '3', { valid_days: 0 }, 'days_invalid /valid_days'],
    ['a price above the maximum', '3', { price: 100_000_001 }, 'price_invalid /price'],
  ])('refuse a plan with %s, at its field', async (_, plan, overrides, fault) => {
    const { token: finance } = await createStaffUser('finance');
    const body = buildJsonRequest({ ...PLAN, valid_from: formatIsoTime(), ...overrides });
    const { faults, title } = await api.client.fetchRefusal(`/finance/plans/${plan}`, withToken(finance, body));
    expect(faults).toEqual([fault]);
    expect(title).toMatch(/[\u0600-\u06ff]/);
  });

  it.each<[setting: object, fault: string]>([
    [{ key: 'vat_percent', value: 101 }, 'percent_invalid /setting/value'],
    [{ key: 'refund_fee_percent', value: 1.234 }, 'percent_invalid /setting/value'],
    [{ key: 'holidays', value: ['2027-02-30'] }, 'day_invalid /setting/value/0'],
    [{ key: 'freetrial', value: [1, 2] }, 'count_invalid /setting/value'],
    [{ key: 'adsteps', value: [10, 20] }, 'ad_steps_invalid /setting/value'],
  ])('refuse %o, at its field', async (setting, fault) => {
    const { token: finance } = await createStaffUser('finance');
    const body = buildJsonRequest({ setting, valid_from: formatIsoTime() });
    expect(await api.client.fetchFaults('/finance/settings', withToken(finance, body))).toContain(fault);
  });

  it('grant or remove ads, once per key, never below none', async () => {
    const { token: finance, email: ownEmail } = await createStaffUser('finance');
    const { token, email } = await registerUser(api.client);
    await fetchAdCounts(token);
    const buildCorrection = (overrides: object) => ({
      email,
      ranking: 1,
      amount: 2,
      reason: 'Lost by us',
      idempotency_key: crypto.randomUUID(),
      ...overrides,
    });
    const sendCorrection = (sent: object) => api.client.request('/finance/credits', buildPost(finance, sent));
    const correctionBody = buildCorrection({});
    const statuses = await Promise.all([1, 2, 3].map(async () => (await sendCorrection(correctionBody)).status));
    expect(statuses).toEqual([200, 200, 200]);
    expect(await fetchAdCounts(token)).toEqual({ ...TRIAL, basic: 5 });
    expect((await sendCorrection({ ...correctionBody, amount: 1 })).status).toBe(409);
    // Removes credits from two lots at once.
    const removalBody = buildCorrection({ amount: -4 });
    expect((await sendCorrection(removalBody)).status).toBe(200);
    expect((await sendCorrection(removalBody)).status).toBe(200);
    expect(await fetchAdCounts(token)).toEqual({ ...TRIAL, basic: 1 });
    const fetchRefusal = (overrides: object) =>
      api.client.fetchFaults('/finance/credits', buildPost(finance, buildCorrection(overrides)));
    expect(await fetchRefusal({ amount: -2 })).toEqual(['too_few_ads /amount']);
    expect(await fetchRefusal({ email: ownEmail })).toEqual(['self_dealing /email']);
    expect(await fetchRefusal({ amount: 0 })).toEqual(['correction_invalid /amount']);
    expect(await fetchRefusal({ email: 'nobody@example.com' })).toEqual(['email_unknown /email']);
    expect(await fetchRefusal({ reason: ' ' })).toEqual(['decision_note_required /reason']);
    expect(await fetchAdCounts(token)).toEqual({ ...TRIAL, basic: 1 });
    const raceStatuses = await Promise.all(
      [1, 2, 3].map(async () => (await sendCorrection(buildCorrection({ amount: -1 }))).status),
    );
    expect(raceStatuses.sort()).toEqual([200, 409, 409]);
    expect(await fetchAdCounts(token)).toEqual({ ...TRIAL, basic: 0 });
    await expectBalancedBooks();
  });

  it('are stored for ever, with old and new value', async () => {
    const { token: finance, email: author } = await createStaffUser('finance');
    api.advanceTime(1000);
    const fee = { setting: { key: 'refund_fee_percent', value: 3 }, valid_from: formatIsoTime() };
    await api.client.fetchAnswer('changeSetting', '/finance/settings', buildPost(finance, fee));
    const fetchLastEvent = async () =>
      (await api.client.fetchData('listFinanceEvents', '/finance/events', withToken(finance))).data[0];
    const lastEvent = await fetchLastEvent();
    expect(lastEvent).toMatchObject({ kind: 'setting_changed', author, reference: 'refund_fee_percent' });
    expect(lastEvent?.changes).toContainEqual({ name: 'value', before: '2', after: '3' });
    api.advanceTime(3 * 365 * DAY_MS);
    await stayLoggedIn(api);
    for (let more = 0; more < 8; more++) await registerUser(api.client);
    expect(await fetchLastEvent()).toEqual(lastEvent);
  });
});
