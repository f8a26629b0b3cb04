import { randomUUID } from 'node:crypto';
import { AD_TYPES, AVAILABILITY, type Ranking, uuidv7 } from '@mashrabiya/contract';
import { expect } from 'vitest';
import { insertUser } from '../../src/accounts/repository/users.ts';
import { saveUpload } from '../../src/media/repository/uploads.ts';
import { openSession } from '../../src/sessions/repository/sessions.ts';
import { AD_FIELDS } from './ads.ts';
import { as, posting, postingForm } from './ask.ts';
import type { FixtureApi } from './fixtureApi.ts';
import { SUPERIOR, shop } from './shop.ts';
import { type ModelAd, type ModelOrder, ModelPerson } from './shopModel.ts';

const SINGLE = { plan_id: 5, price: 10_000 };

export const ACTS = [
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
export type Act = (typeof ACTS)[number];

/** Acts that are repeated until answered: by browsers with the same key, by the provider with the same report. */
export const REPEATED_ACTS = [
  'buy',
  'pay',
  'payTwice',
  'payLess',
  'paySilently',
  'tellThrice',
  'tellAndCheck',
  'decline',
] as const satisfies readonly Act[];

export interface Shopper {
  id: string;
  token: string;
  model: ModelPerson;
}

/** Acts of users on plans, payments and ads, in the product and in its model. */
export function shoppers(api: FixtureApi) {
  const { order, take, notifyPayment, transaction, withRole, counts } = shop(api);
  let number = 0;
  let finance = '';
  let moderators: string[] = [];
  const owners = new Map<string, { model: ModelPerson; ad: ModelAd }>();

  /** Creates staff: finance and moderators. */
  async function open(): Promise<void> {
    finance = (await withRole('finance')).token;
    moderators = [(await withRole('moderator')).token, (await withRole('moderator')).token];
  }

  async function newcomer(): Promise<Shopper> {
    const { db } = api.database;
    const now = api.services.clock();
    const email = `shopper${++number}@example.com`;
    const user = { name: 'Nadia', email, phone: null, passwordHash: null, language: 'ar', now } as const;
    const { id } = await insertUser(db, user);
    await db.updateTable('app_user').set({ email_verified_at: now }).where('id', '=', id).execute();
    const token = await openSession(db, { userId: id, userAgent: null, now });
    await counts(token);
    return { id, token, model: new ModelPerson() };
  }

  async function buy({ token, model }: Shopper, plan: typeof SUPERIOR, ads: ModelOrder['ads'], validDays: number) {
    const key = randomUUID();
    const [made] = await Promise.all([1, 2].map(() => order(token, { ...plan, key })));
    if (!made) throw new Error('no order');
    const ref = made.redirect_url?.split('/').at(-1) ?? '';
    model.orders.push({ id: made.id, ref, amount: plan.price, ads, validDays, status: 'pending', lots: [] });
  }

  /** Sends the form of an ad; returns its id, or undefined if no ad of its rank was left. */
  async function send({ id: userId, token }: Shopper, path: string, ranking: Ranking): Promise<string | undefined> {
    const now = api.services.clock();
    const img_name = `p${userId.replaceAll('-', '')}`;
    const picture = { img_name, width: 4, height: 3, thumbhash: '', alt_ar: '', alt_en: '' };
    await saveUpload(api.database.db, { userId, picture, now });
    const size = String(100 + (++number % 5000));
    const own = { ranking: String(ranking), size, price: String(1_000_000 + number * 997) };
    const form = postingForm({
      ...AD_FIELDS,
      ...own,
      draft_id: uuidv7(now),
      pictures: [img_name],
      cover_img: img_name,
    });
    const answer = await api.ask.request(path, as(token, form));
    if (answer.status === 200) return (await answer.json()).data.id;
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'no_ads_left' }] });
    return undefined;
  }

  async function post(shopper: Shopper, ranking: Ranking): Promise<void> {
    const id = await send(shopper, '/properties', ranking);
    const { model } = shopper;
    const lot = model.use(ranking);
    expect(id !== undefined, `an ad of ${AD_TYPES[ranking]}`).toBe(lot !== undefined);
    if (!id || !lot) return;
    const ad: ModelAd = { id, state: 'pending', paidBy: lot };
    model.ads.push(ad);
    owners.set(id, { model, ad });
  }

  /** Resubmits a rejected ad, which costs as much as a new one unless its run has already started. */
  async function postAgain(shopper: Shopper, ad: ModelAd, ranking: Ranking): Promise<void> {
    const id = await send(shopper, `/properties/${ad.id}`, ranking);
    if (ad.endsAt) {
      expect(id).toBe(ad.id);
      ad.state = 'pending';
      return;
    }
    const lot = shopper.model.use(ranking);
    expect(id !== undefined).toBe(lot !== undefined);
    if (lot) Object.assign(ad, { state: 'pending', paidBy: lot });
  }

  /** Edits an active ad for free; a trusted seller's stays on offer. */
  async function edit(shopper: Shopper, ad: ModelAd, ranking: Ranking): Promise<void> {
    expect(await send(shopper, `/properties/${ad.id}`, ranking)).toBe(ad.id);
    if ((await availabilityOf(shopper, ad)) === AVAILABILITY.pending) ad.state = 'pending';
  }

  const availabilityOf = async ({ token }: Shopper, { id }: ModelAd): Promise<number> =>
    (await api.ask.answerOf('getOwnProperty', `/user/profile/properties/${id}`, as(token))).data.availability;

  async function renew({ token, model }: Shopper, ad: ModelAd, ranking: Ranking): Promise<void> {
    const { status } = await api.ask.request(`/properties/${ad.id}/renew`, as(token, posting({ ranking })));
    if (ad.nextPaidBy) return expect(status).toBe(409);
    const lot = model.use(ranking);
    expect(status).toBe(lot ? 200 : 409);
    if (lot) model.renew(ad, lot, api.services.clock());
  }

  /** Renews an active ad and closes it at once: it is paid ahead and returned, or ends and begins again. */
  async function renewAndClose(shopper: Shopper, ad: ModelAd, ranking: Ranking): Promise<void> {
    const { token, model } = shopper;
    const [renewed, closed] = await Promise.all([
      api.ask.request(`/properties/${ad.id}/renew`, as(token, posting({ ranking }))),
      api.ask.request(`/properties/${ad.id}/close`, as(token, posting({}))),
    ]);
    expect(closed.status).toBe(200);
    const now = api.services.clock();
    const isAhead = (await availabilityOf(shopper, ad)) !== AVAILABILITY.active;
    if (!isAhead) model.close(ad, now);
    const lot = renewed.status === 200 ? model.use(ranking) : undefined;
    expect(lot !== undefined).toBe(renewed.status === 200);
    if (lot) model.renew(ad, lot, now);
    if (isAhead) model.close(ad, now);
  }

  /** Requests a refund of the current quote; with a concurrent post, either comes first. */
  async function refund(shopper: Shopper, made: ModelOrder, posts?: Ranking): Promise<void> {
    const { token, model } = shopper;
    const path = `/transactions/${made.id}/refund`;
    const quote = await api.ask.request(path, as(token));
    expect(quote.status === 200).toBe(model.isRefundable(made, api.services.clock()));
    if (quote.status !== 200) return;
    const { amount } = (await quote.json()).data;
    const ask = async () => {
      const asked = await api.ask.request(path, as(token, posting({ amount, reason: null })));
      return { status: asked.status, id: (await asked.json()).data?.id };
    };
    if (!posts) {
      const { status, id } = await ask();
      expect(status).toBe(200);
      return model.hold(made, { id, amount });
    }
    const [asked, id] = await Promise.all([ask(), send(shopper, '/properties', posts)]);
    if (asked.status === 200) model.hold(made, { id: asked.id, amount });
    else expect(asked.status).toBe(409);
    const lot = model.use(posts);
    // The later one may have found no ad left.
    expect(id !== undefined).toBe(lot !== undefined);
    if (!id || !lot) return;
    const ad: ModelAd = { id, state: 'pending', paidBy: lot };
    model.ads.push(ad);
    owners.set(id, { model, ad });
  }

  /** Changes an order at the provider, and reports it, polls it, or neither. */
  async function pay({ token, model }: Shopper, made: ModelOrder, what: Act): Promise<void> {
    const { ref, amount } = made;
    const now = api.services.clock();
    const check = () => api.ask.request(`/orders/${made.id}/check`, as(token, posting({})));
    if (what === 'decline') {
      await notifyPayment(transaction(ref, { success: false }));
      if (made.status === 'pending') made.status = 'failed';
    } else if (what === 'forge') {
      expect(await notifyPayment(transaction(ref), 'ab'.repeat(64))).toBe(403);
    } else if (what === 'payLess') {
      await notifyPayment(await take(ref, { amount_cents: amount - 1 }));
    } else if (what === 'paySilently') {
      await take(ref, { amount_cents: amount });
      // A declined order may still be paid.
      const asks = made.status !== 'successful';
      expect((await check()).status).toBe(200);
      if (asks) model.pay(made, now);
    } else if (what === 'tellAndCheck') {
      // The callback comes while the buyer polls.
      const taken = await take(ref, { amount_cents: amount });
      await Promise.all([notifyPayment(taken), ...(made.status === 'successful' ? [] : [check()])]);
      model.pay(made, now);
    } else {
      const first = await take(ref, { amount_cents: amount });
      const events = what === 'tellThrice' ? [first, first, first] : [first];
      if (what === 'payTwice') events.push(await take(ref, { amount_cents: amount }));
      expect(new Set(await Promise.all(events.map((one) => notifyPayment(one))))).toEqual(new Set([200]));
      model.pay(made, now);
    }
  }

  async function decide({ model }: Shopper, made: ModelOrder, what: 'approve' | 'reject'): Promise<void> {
    const asked = made.refund;
    if (asked?.state !== 'requested') return;
    const body = posting({ decision: what === 'approve' ? 'approved' : 'rejected', note: 'As it is' });
    await api.ask.answerOf('decideRefund', `/finance/refunds/${asked.id}`, as(finance, body));
    if (what === 'approve') {
      asked.state = 'paid';
      model.paid -= asked.amount;
      return;
    }
    for (const [lot, count] of asked.frozen) model.returnCredits(lot, count, api.services.clock());
    delete made.refund;
  }

  /** Runs one act in the product and in the model. */
  async function act(shopper: Shopper, what: Act, choice: number): Promise<void> {
    const { token, model } = shopper;
    const ranking = ((choice % 3) + 1) as Ranking;
    const oneOf = <T>(things: readonly T[]): T | undefined => things[choice % Math.max(1, things.length)];
    if (what === 'buy') return buy(shopper, SUPERIOR, { basic: 2, elite: 2, superior: 2 }, 365);
    if (what === 'buySingle') return buy(shopper, SINGLE, { basic: 1, elite: 0, superior: 0 }, 90);
    if (what === 'post') return post(shopper, ranking);
    const inState = (...states: ModelAd['state'][]) => oneOf(model.ads.filter(({ state }) => states.includes(state)));
    if (what === 'postAgain') {
      const ad = inState('rejected');
      return ad && postAgain(shopper, ad, ranking);
    }
    if (what === 'edit') {
      const ad = inState('active');
      return ad && edit(shopper, ad, ranking);
    }
    if (what === 'remove') {
      const ad = oneOf(model.ads);
      if (!ad) return;
      await api.ask.answerOf('removeProperty', `/properties/${ad.id}`, as(token, { method: 'DELETE' }));
      return model.remove(ad, api.services.clock());
    }
    if (what === 'renew') {
      const ad = inState('active', 'expired');
      return ad && renew(shopper, ad, ranking);
    }
    if (what === 'close' || what === 'renewAndClose') {
      const ad = inState('active');
      if (!ad) return;
      if (what === 'renewAndClose') return renewAndClose(shopper, ad, ranking);
      await api.ask.answerOf('closeProperty', `/properties/${ad.id}/close`, as(token, posting({})));
      return model.close(ad, api.services.clock());
    }
    const made = oneOf(model.orders);
    if (!made) return;
    if (what === 'refund') return refund(shopper, made);
    if (what === 'refundAndPost') return refund(shopper, made, ranking);
    if (what === 'approve' || what === 'reject') return decide(shopper, made, what);
    return pay(shopper, made, what);
  }

  /** Two moderators review the oldest ads concurrently; one approves and one rejects. */
  async function review(): Promise<void> {
    await Promise.all(
      moderators.map(async (token, index) => {
        const { data } = await api.ask.answerOf('claimReview', '/moderation/claims', as(token, { method: 'POST' }));
        if (!data) return;
        const isAccepted = index === 0;
        const { property, submitted_at } = data;
        const decision = isAccepted ? { decision: 'accepted' } : { decision: 'rejected', reasons: ['other'] };
        const body = posting({ ...decision, submitted_at });
        await api.ask.answerOf('decideReview', `/moderation/properties/${property.id}`, as(token, body));
        const owned = owners.get(property.id);
        owned?.model.review(owned.ad, isAccepted, api.services.clock());
      }),
    );
  }

  return { open, newcomer, act, review };
}
