import { randomUUID } from 'node:crypto';
import type { Ranking } from '@mashrabiya/contract';
import { expect } from 'vitest';
import { buildJsonRequest, buildPost, withToken } from './client.ts';
import type { FixtureApi } from './createFixtureApi.ts';
import type { createShop, SUPERIOR_PLAN } from './shop.ts';
import type { ModelOrder, Shopper } from './shopModel.ts';
import type { ShopperAction } from './shopperActions.ts';
import type { createShopperAds } from './shopperAds.ts';

/** Actions of shoppers on orders and refunds, and of the finance team, in the product and in its model. */
export function createShopperPayments(
  api: FixtureApi,
  { placeOrder, takePayment, notifyPayment, createTransaction }: ReturnType<typeof createShop>,
  ads: Pick<ReturnType<typeof createShopperAds>, 'submit' | 'addAd'>,
) {
  async function buy(
    { token, model }: Shopper,
    plan: typeof SUPERIOR_PLAN,
    adCounts: ModelOrder['ads'],
    validDays: number,
  ) {
    const key = randomUUID();
    const [order] = await Promise.all([1, 2].map(() => placeOrder(token, { ...plan, key })));
    if (!order) throw new Error('no order');
    const ref = order.redirect_url?.split('/').at(-1) ?? '';
    model.orders.push({
      id: order.id,
      ref,
      amount: plan.price,
      ads: adCounts,
      validDays,
      status: 'pending',
      adCredits: [],
    });
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
    const [requested, id] = await Promise.all([requestRefund(), ads.submit(shopper, '/properties', posts)]);
    if (requested.status === 200) model.requestRefund(modelOrder, { id: requested.id, amount });
    else expect(requested.status).toBe(409);
    const adCredit = model.use(posts);
    // Refund and post ran concurrently: if the refund came first, no ad was left for the post.
    expect(id !== undefined).toBe(adCredit !== undefined);
    if (!id || !adCredit) return;
    ads.addAd(model, id, adCredit);
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
    } else if (action === 'reportAndCheck') {
      // The callback comes while the buyer polls.
      const payment = await takePayment(ref, { amount_cents: amount });
      await Promise.all([notifyPayment(payment), ...(modelOrder.status === 'successful' ? [] : [check()])]);
      model.pay(modelOrder, now);
    } else {
      const first = await takePayment(ref, { amount_cents: amount });
      const events = action === 'reportThrice' ? [first, first, first] : [first];
      if (action === 'payTwice') events.push(await takePayment(ref, { amount_cents: amount }));
      expect(new Set(await Promise.all(events.map((paymentEvent) => notifyPayment(paymentEvent))))).toEqual(
        new Set([200]),
      );
      model.pay(modelOrder, now);
    }
  }

  async function decide(
    { model }: Shopper,
    modelOrder: ModelOrder,
    { action, finance }: { action: 'approve' | 'reject'; finance: string },
  ): Promise<void> {
    const requestedRefund = modelOrder.refund;
    if (requestedRefund?.state !== 'requested') return;
    const body = buildJsonRequest({ decision: action === 'approve' ? 'approved' : 'rejected', note: 'As it is' });
    await api.client.fetchAnswer('decideRefund', `/finance/refunds/${requestedRefund.id}`, withToken(finance, body));
    if (action === 'approve') {
      requestedRefund.state = 'paid';
      model.paid -= requestedRefund.amount;
      return;
    }
    for (const [adCredit, count] of requestedRefund.frozen) model.returnCredits(adCredit, count, api.services.clock());
    delete modelOrder.refund;
  }

  return { buy, refund, pay, decide };
}
