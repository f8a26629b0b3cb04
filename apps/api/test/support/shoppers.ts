import { randomUUID } from 'node:crypto';
import { AD_TYPES, AVAILABILITY, type Ranking, uuidv7 } from '@mashrabiya/contract';
import { expect } from 'vitest';
import { insertUser } from '../../src/accounts/repository/users.ts';
import { saveUpload } from '../../src/media/repository/uploads.ts';
import { openSession } from '../../src/sessions/repository/sessions.ts';
import { AD_FIELDS } from './ads.ts';
import { buildFormRequest, buildJsonRequest, buildPost, withToken } from './client.ts';
import type { FixtureApi } from './createFixtureApi.ts';
import { createShop, SUPERIOR_PLAN } from './shop.ts';
import { type ModelAd, type ModelOrder, ModelUser } from './shopModel.ts';

const SINGLE_PLAN = { plan_id: 5, price: 10_000 };

export const SHOPPER_ACTIONS = [
  'buy',
  'buySingle',
  'pay',
  'pay',
  'payTwice',
  'payLess',
  'paySilently',
  'tellThrice',
  'tellAndCheck',
  'decline',
  'forge',
  'post',
  'post',
  'postAgain',
  'edit',
  'remove',
  'renew',
  'renew',
  'close',
  'renewAndClose',
  'renewAndClose',
  'refund',
  'refundAndPost',
  'approve',
  'reject',
] as const;
export type ShopperAction = (typeof SHOPPER_ACTIONS)[number];

/** Acts that are repeated until answered: by browsers with the same key, by the provider with the same report. */
export const REPEATED_ACTIONS = [
  'buy',
  'pay',
  'payTwice',
  'payLess',
  'paySilently',
  'tellThrice',
  'tellAndCheck',
  'decline',
] as const satisfies readonly ShopperAction[];

export interface Shopper {
  id: string;
  token: string;
  model: ModelUser;
}

/** Acts of users on plans, payments and ads, in the product and in its model. */
export function createShoppers(api: FixtureApi) {
  const { placeOrder, takePayment, notifyPayment, createTransaction, createStaffUser, fetchAdCounts } = createShop(api);
  let number = 0;
  let finance = '';
  let moderators: string[] = [];
  const ownerByAdId = new Map<string, { model: ModelUser; ad: ModelAd }>();

  /** Creates staff: finance and moderators. */
  async function open(): Promise<void> {
    finance = (await createStaffUser('finance')).token;
    moderators = [(await createStaffUser('moderator')).token, (await createStaffUser('moderator')).token];
  }

  async function createShopper(): Promise<Shopper> {
    const { db } = api.database;
    const now = api.services.clock();
    const email = `shopper${++number}@example.com`;
    const user = { name: 'Nadia', email, phone: null, passwordHash: null, language: 'ar', now } as const;
    const { id } = await insertUser(db, user);
    await db.updateTable('app_user').set({ email_verified_at: now }).where('id', '=', id).execute();
    const token = await openSession(db, { userId: id, userAgent: null, now });
    await fetchAdCounts(token);
    return { id, token, model: new ModelUser() };
  }

  async function buy({ token, model }: Shopper, plan: typeof SUPERIOR_PLAN, ads: ModelOrder['ads'], validDays: number) {
    const key = randomUUID();
    const [made] = await Promise.all([1, 2].map(() => placeOrder(token, { ...plan, key })));
    if (!made) throw new Error('no order');
    const ref = made.redirect_url?.split('/').at(-1) ?? '';
    model.orders.push({ id: made.id, ref, amount: plan.price, ads, validDays, status: 'pending', adCredits: [] });
  }

  /** Sends the form of an ad; returns its id, or undefined if no ad of its rank was left. */
  async function send({ id: userId, token }: Shopper, path: string, ranking: Ranking): Promise<string | undefined> {
    const now = api.services.clock();
    const img_name = `p${userId.replaceAll('-', '')}`;
    const picture = { img_name, width: 4, height: 3, thumbhash: '', alt_ar: '', alt_en: '' };
    await saveUpload(api.database.db, { userId, picture, now });
    const size = String(100 + (++number % 5000));
    const adFields = { ranking: String(ranking), size, price: String(1_000_000 + number * 997) };
    const form = buildFormRequest({
      ...AD_FIELDS,
      ...adFields,
      draft_id: uuidv7(now),
      pictures: [img_name],
      cover_img: img_name,
    });
    const answer = await api.client.request(path, withToken(token, form));
    if (answer.status === 200) return (await answer.json()).data.id;
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'no_ads_left' }] });
    return undefined;
  }

  async function post(shopper: Shopper, ranking: Ranking): Promise<void> {
    const id = await send(shopper, '/properties', ranking);
    const { model } = shopper;
    const adCredit = model.use(ranking);
    expect(id !== undefined, `an ad of ${AD_TYPES[ranking]}`).toBe(adCredit !== undefined);
    if (!id || !adCredit) return;
    const ad: ModelAd = { id, state: 'pending', paidBy: adCredit };
    model.ads.push(ad);
    ownerByAdId.set(id, { model, ad });
  }

  /** Resubmits a rejected ad, which costs as much as a new one unless its period has already started. */
  async function postAgain(shopper: Shopper, ad: ModelAd, ranking: Ranking): Promise<void> {
    const id = await send(shopper, `/properties/${ad.id}`, ranking);
    if (ad.endsAt) {
      expect(id).toBe(ad.id);
      ad.state = 'pending';
      return;
    }
    const adCredit = shopper.model.use(ranking);
    expect(id !== undefined).toBe(adCredit !== undefined);
    if (adCredit) Object.assign(ad, { state: 'pending', paidBy: adCredit });
  }

  /** Edits an active ad for free; a trusted seller's stays on offer. */
  async function edit(shopper: Shopper, ad: ModelAd, ranking: Ranking): Promise<void> {
    expect(await send(shopper, `/properties/${ad.id}`, ranking)).toBe(ad.id);
    if ((await fetchAvailability(shopper, ad)) === AVAILABILITY.pending) ad.state = 'pending';
  }

  const fetchAvailability = async ({ token }: Shopper, { id }: ModelAd): Promise<number> =>
    (await api.client.fetchData('getOwnProperty', `/user/profile/properties/${id}`, withToken(token))).availability;

  async function renew({ token, model }: Shopper, ad: ModelAd, ranking: Ranking): Promise<void> {
    const { status } = await api.client.request(`/properties/${ad.id}/renew`, buildPost(token, { ranking }));
    if (ad.nextPaidBy) return expect(status).toBe(409);
    const lot = model.use(ranking);
    expect(status).toBe(lot ? 200 : 409);
    if (lot) model.renew(ad, lot, api.services.clock());
  }

  /** Renews an active ad and closes it at once: it is paid ahead and returned, or ends and begins again. */
  async function renewAndClose(shopper: Shopper, ad: ModelAd, ranking: Ranking): Promise<void> {
    const { token, model } = shopper;
    const [renewed, closed] = await Promise.all([
      api.client.request(`/properties/${ad.id}/renew`, buildPost(token, { ranking })),
      api.client.request(`/properties/${ad.id}/close`, buildPost(token, {})),
    ]);
    expect(closed.status).toBe(200);
    const now = api.services.clock();
    const isAhead = (await fetchAvailability(shopper, ad)) !== AVAILABILITY.active;
    if (!isAhead) model.close(ad, now);
    const lot = renewed.status === 200 ? model.use(ranking) : undefined;
    expect(lot !== undefined).toBe(renewed.status === 200);
    if (lot) model.renew(ad, lot, now);
    if (isAhead) model.close(ad, now);
  }

  /** Requests a refund of the current quote; with a concurrent post, either comes first. */
  async function refund(shopper: Shopper, modelOrder: ModelOrder, posts?: Ranking): Promise<void> {
    const { token, model } = shopper;
    const path = `/transactions/${modelOrder.id}/refund`;
    const quote = await api.client.request(path, withToken(token));
    expect(quote.status === 200).toBe(model.isRefundable(modelOrder, api.services.clock()));
    if (quote.status !== 200) return;
    const { amount } = (await quote.json()).data;
    const requestRefund = async () => {
      const refundResponse = await api.client.request(path, buildPost(token, { amount, reason: null }));
      return { status: refundResponse.status, id: (await refundResponse.json()).data?.id };
    };
    if (!posts) {
      const { status, id } = await requestRefund();
      expect(status).toBe(200);
      return model.requestRefund(modelOrder, { id, amount });
    }
    const [asked, id] = await Promise.all([requestRefund(), send(shopper, '/properties', posts)]);
    if (asked.status === 200) model.requestRefund(modelOrder, { id: asked.id, amount });
    else expect(asked.status).toBe(409);
    const lot = model.use(posts);
    // Refund and post ran concurrently: if the refund came first, no ad was left for the post.
    expect(id !== undefined).toBe(lot !== undefined);
    if (!id || !lot) return;
    const ad: ModelAd = { id, state: 'pending', paidBy: lot };
    model.ads.push(ad);
    ownerByAdId.set(id, { model, ad });
  }

  /** Changes an order at the provider, and reports it, polls it, or neither. */
  async function pay({ token, model }: Shopper, modelOrder: ModelOrder, action: ShopperAction): Promise<void> {
    const { ref, amount } = modelOrder;
    const now = api.services.clock();
    const check = () => api.client.request(`/orders/${modelOrder.id}/check`, buildPost(token, {}));
    if (action === 'decline') {
      await notifyPayment(createTransaction(ref, { success: false }));
      if (modelOrder.status === 'pending') modelOrder.status = 'failed';
    } else if (action === 'forge') {
      expect(await notifyPayment(createTransaction(ref), 'ab'.repeat(64))).toBe(403);
    } else if (action === 'payLess') {
      await notifyPayment(await takePayment(ref, { amount_cents: amount - 1 }));
    } else if (action === 'paySilently') {
      await takePayment(ref, { amount_cents: amount });
      // A declined order may still be paid.
      const isQueried = modelOrder.status !== 'successful';
      expect((await check()).status).toBe(200);
      if (isQueried) model.pay(modelOrder, now);
    } else if (action === 'tellAndCheck') {
      // The callback comes while the buyer polls.
      const payment = await takePayment(ref, { amount_cents: amount });
      await Promise.all([notifyPayment(payment), ...(modelOrder.status === 'successful' ? [] : [check()])]);
      model.pay(modelOrder, now);
    } else {
      const first = await takePayment(ref, { amount_cents: amount });
      const events = action === 'tellThrice' ? [first, first, first] : [first];
      if (action === 'payTwice') events.push(await takePayment(ref, { amount_cents: amount }));
      expect(new Set(await Promise.all(events.map((paymentEvent) => notifyPayment(paymentEvent))))).toEqual(
        new Set([200]),
      );
      model.pay(modelOrder, now);
    }
  }

  async function decide({ model }: Shopper, modelOrder: ModelOrder, action: 'approve' | 'reject'): Promise<void> {
    const requestedRefund = modelOrder.refund;
    if (requestedRefund?.state !== 'requested') return;
    const body = buildJsonRequest({ decision: action === 'approve' ? 'approved' : 'rejected', note: 'As it is' });
    await api.client.fetchAnswer('decideRefund', `/finance/refunds/${requestedRefund.id}`, withToken(finance, body));
    if (action === 'approve') {
      requestedRefund.state = 'paid';
      model.paid -= requestedRefund.amount;
      return;
    }
    for (const [lot, count] of requestedRefund.frozen) model.returnCredits(lot, count, api.services.clock());
    delete modelOrder.refund;
  }

  /** Runs one act in the product and in the model. */
  async function act(shopper: Shopper, action: ShopperAction, choice: number): Promise<void> {
    const { token, model } = shopper;
    const ranking = ((choice % 3) + 1) as Ranking;
    const pickOne = <T>(items: readonly T[]): T | undefined => items[choice % Math.max(1, items.length)];
    if (action === 'buy') return buy(shopper, SUPERIOR_PLAN, { basic: 2, elite: 2, superior: 2 }, 365);
    if (action === 'buySingle') return buy(shopper, SINGLE_PLAN, { basic: 1, elite: 0, superior: 0 }, 90);
    if (action === 'post') return post(shopper, ranking);
    const pickInState = (...states: ModelAd['state'][]) =>
      pickOne(model.ads.filter(({ state }) => states.includes(state)));
    if (action === 'postAgain') {
      const ad = pickInState('rejected');
      return ad && postAgain(shopper, ad, ranking);
    }
    if (action === 'edit') {
      const ad = pickInState('active');
      return ad && edit(shopper, ad, ranking);
    }
    if (action === 'remove') {
      const ad = pickOne(model.ads);
      if (!ad) return;
      await api.client.fetchAnswer('removeProperty', `/properties/${ad.id}`, withToken(token, { method: 'DELETE' }));
      return model.remove(ad, api.services.clock());
    }
    if (action === 'renew') {
      const ad = pickInState('active', 'expired');
      return ad && renew(shopper, ad, ranking);
    }
    if (action === 'close' || action === 'renewAndClose') {
      const ad = pickInState('active');
      if (!ad) return;
      if (action === 'renewAndClose') return renewAndClose(shopper, ad, ranking);
      await api.client.fetchAnswer('closeProperty', `/properties/${ad.id}/close`, buildPost(token, {}));
      return model.close(ad, api.services.clock());
    }
    const modelOrder = pickOne(model.orders);
    if (!modelOrder) return;
    if (action === 'refund') return refund(shopper, modelOrder);
    if (action === 'refundAndPost') return refund(shopper, modelOrder, ranking);
    if (action === 'approve' || action === 'reject') return decide(shopper, modelOrder, action);
    return pay(shopper, modelOrder, action);
  }

  /** Two moderators review the oldest ads concurrently; one approves and one rejects. */
  async function review(): Promise<void> {
    await Promise.all(
      moderators.map(async (token, index) => {
        const { data } = await api.client.fetchAnswer('claimReview', '/moderation/claims', buildPost(token));
        if (!data) return;
        const isAccepted = index === 0;
        const { property, submitted_at } = data;
        const decision = isAccepted ? { decision: 'accepted' } : { decision: 'rejected', reasons: ['other'] };
        const body = buildJsonRequest({ ...decision, submitted_at });
        await api.client.fetchAnswer('decideReview', `/moderation/properties/${property.id}`, withToken(token, body));
        const ownedAd = ownerByAdId.get(property.id);
        ownedAd?.model.review(ownedAd.ad, isAccepted, api.services.clock());
      }),
    );
  }

  return { open, newcomer: createShopper, act, review };
}
