import { randomUUID } from 'node:crypto';
import type { Ranking } from '@mashrabiya/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openSession } from '../src/accounts/repository/sessions.ts';
import { insertUser } from '../src/accounts/repository/users.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { accountTotals } from '../src/finance/repository/accounts.ts';
import { contradictions } from '../src/finance/repository/contradictions.ts';
import { payRun, returnRun } from '../src/owning/services/credits.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { as, posting } from './support/ask.ts';
import { fixtureApi } from './support/fixtureApi.ts';
import { stayLoggedIn } from './support/people.ts';
import { SUPERIOR, shop } from './support/shop.ts';
import { type ModelOrder, ModelPerson } from './support/shopModel.ts';

/** `npm run model -- 1000 200` proves more of them: so many on PGlite, and so many on PostgreSQL. */
const SEQUENCES = Number(process.env.SEQUENCES ?? 25);
const DAY_MS = 86_400_000;
const SINGLE = { plan_id: 5, price: 10_000 };

const ACTS = [
  'buy',
  'buySingle',
  'pay',
  'pay',
  'payTwice',
  'payLess',
  'paySilently',
  'tellThrice',
  'decline',
  'forge',
  'use',
  'use',
  'giveBack',
  'refund',
  'refundOrUse',
  'tellAndCheck',
  'approve',
  'reject',
] as const;
type Act = (typeof ACTS)[number];
/** What each of three people does at once, with a number that chooses of what they have; or how many days pass. */
type Step = [act: Act, choice: number][] | number;

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 9, arbitrary: fc.array(fc.tuple(fc.constantFrom(...ACTS), fc.nat(50)), { minLength: 3, maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(1, 8, 100, 400) },
);

describeEngines('Whatever people do with plans and their payment', (open) => {
  const api = fixtureApi(open);
  const { order, take, tell, transaction, runJobs, withRole, counts } = shop(api);
  let number = 0;
  let everPaid = 0;
  let finance = '';

  async function newcomer() {
    const { db } = api.database;
    const now = api.services.clock();
    const email = `shopper${++number}@example.com`;
    const user = { name: 'Nadia', email, phone: null, passwordHash: null, language: 'ar', now } as const;
    const { id } = await insertUser(db, user);
    const token = await openSession(db, { userId: id, userAgent: null, now });
    await counts(token);
    return { id, token, model: new ModelPerson(), run: 0 };
  }
  type Shopper = Awaited<ReturnType<typeof newcomer>>;

  async function buy({ token, model }: Shopper, plan: typeof SUPERIOR, ads: ModelOrder['ads'], validDays: number) {
    const idempotency_key = randomUUID();
    const [made] = await Promise.all([1, 2].map(() => order(token, { ...plan, idempotency_key })));
    if (!made) throw new Error('no order');
    const ref = made.checkout_url?.split('/').at(-1) ?? '';
    model.orders.push({ id: made.id, ref, amount: plan.price, ads, validDays, status: 'pending', lots: [] });
  }

  /** Uses an ad and asks for a refund at once: one of them comes first, and nobody has both. */
  async function refundOrUse(shopper: Shopper, made: ModelOrder, ranking: Ranking): Promise<void> {
    const { id, token, model } = shopper;
    const now = api.services.clock();
    const path = `/orders/${made.id}/refund`;
    const quote = await api.ask.request(path, as(token));
    expect(quote.status === 200).toBe(model.isRefundable(made, now));
    if (quote.status !== 200) return;
    const { data } = await quote.json();
    const run = { userId: id, propertyId: id, pack: ranking, run: ++shopper.run };
    const [isUsed, asked] = await Promise.all([
      inTransaction(api.database.db, (tx) => payRun(tx, run, now)).then(
        () => true,
        () => false,
      ),
      api.ask.request(path, as(token, posting({ amount: data.amount, reason: null }))),
    ]);
    if (asked.status === 200) {
      const held = made.lots.filter(({ left }) => left > 0).map((lot): [typeof lot, number] => [lot, lot.left]);
      for (const [lot] of held) lot.left = 0;
      const refund = (await asked.json()).data;
      made.refund = { id: refund.id, amount: data.amount, state: 'requested', held };
    } else expect(asked.status).toBe(409);
    const lot = model.next(ranking);
    // Who came second may have found nothing.
    expect(isUsed).toBe(lot !== undefined);
    if (!lot) return;
    lot.left--;
    model.uses.push({ ranking, lot, run: run.run });
  }

  /** Has somebody do one thing, and the model do the same. */
  async function act(shopper: Shopper, [what, choice]: [Act, number]): Promise<void> {
    const { id, token, model } = shopper;
    const { db } = api.database;
    const now = api.services.clock();
    if (what === 'buy') return buy(shopper, SUPERIOR, { basic: 2, elite: 2, superior: 2 }, 365);
    if (what === 'buySingle') return buy(shopper, SINGLE, { basic: 1, elite: 0, superior: 0 }, 90);
    const made = model.orders[choice % Math.max(1, model.orders.length)];
    const ranking = ((choice % 3) + 1) as Ranking;
    if (what === 'use') {
      const lot = model.next(ranking);
      const run = { userId: id, propertyId: id, pack: ranking, run: ++shopper.run };
      const paid = inTransaction(db, (tx) => payRun(tx, run, now)).then(
        () => true,
        () => false,
      );
      expect(await paid).toBe(lot !== undefined);
      if (lot) {
        lot.left--;
        model.uses.push({ ranking, lot, run: run.run });
      }
      return;
    }
    if (what === 'giveBack') {
      const [use] = model.uses.splice(choice % Math.max(1, model.uses.length), 1);
      if (!use) return;
      const run = { userId: id, propertyId: id, pack: use.ranking, run: use.run };
      await Promise.all([1, 2].map(() => inTransaction(db, (tx) => returnRun(tx, run, now))));
      return model.giveBack(use.lot, 1, now);
    }
    if (!made) return;
    const { ref, amount } = made;
    if (what === 'refundOrUse') return refundOrUse(shopper, made, ranking);
    if (what === 'tellAndCheck') {
      // The callback comes while the buyer asks.
      const taken = await take(ref, { amount_cents: amount });
      const asked = made.status === 'successful' ? [] : [`/orders/${made.id}/check`];
      await Promise.all([tell(taken), ...asked.map((path) => api.ask.request(path, as(token, posting({}))))]);
      return model.pay(made, now);
    }
    if (what === 'decline') {
      await tell(transaction(ref, { success: false }));
      if (made.status === 'pending') made.status = 'failed';
    } else if (what === 'forge') {
      expect(await tell(transaction(ref), 'ab'.repeat(64))).toBe(403);
    } else if (what === 'payLess') {
      await tell(await take(ref, { amount_cents: amount - 1 }));
    } else if (what === 'paySilently') {
      await take(ref, { amount_cents: amount });
      // What was declined may be paid after all.
      const asks = made.status !== 'successful';
      await api.ask.answerOf('checkOrder', `/orders/${made.id}/check`, as(token, posting({})));
      if (asks) model.pay(made, now);
    } else if (what === 'pay' || what === 'payTwice' || what === 'tellThrice') {
      const first = await take(ref, { amount_cents: amount });
      const told = what === 'tellThrice' ? [first, first, first] : [first];
      if (what === 'payTwice') told.push(await take(ref, { amount_cents: amount }));
      expect(new Set(await Promise.all(told.map((one) => tell(one))))).toEqual(new Set([200]));
      model.pay(made, now);
    } else if (what === 'refund') {
      const path = `/orders/${made.id}/refund`;
      const quote = await api.ask.request(path, as(token));
      expect(quote.status === 200).toBe(model.isRefundable(made, now));
      if (quote.status !== 200) return;
      const { data } = await quote.json();
      const body = posting({ amount: data.amount, reason: null });
      const asked = await api.ask.answerOf('requestRefund', path, as(token, body));
      const held = made.lots.filter(({ left }) => left > 0).map((lot): [typeof lot, number] => [lot, lot.left]);
      for (const [lot] of held) lot.left = 0;
      made.refund = { id: asked.data.id, amount: data.amount, state: 'requested', held };
    } else {
      const { refund } = made;
      if (refund?.state !== 'requested') return;
      const decision = what === 'approve' ? 'approved' : 'rejected';
      const body = posting({ decision, note: 'As it is' });
      await api.ask.answerOf('decideRefund', `/finance/refunds/${refund.id}`, as(finance, body));
      if (what === 'approve') {
        refund.state = 'paid';
        model.paid -= refund.amount;
      } else {
        for (const [lot, count] of refund.held) model.giveBack(lot, count, now);
        delete made.refund;
      }
    }
  }

  it(`nobody gets what was not paid for, and nothing paid is lost (${SEQUENCES} sequences)`, {
    timeout: 3_600_000,
  }, async () => {
    finance = (await withRole('finance')).token;
    const { db } = api.database;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const shoppers = await Promise.all([newcomer(), newcomer(), newcomer()]);
        // A finance role that decides for a year goes on being logged in.
        await stayLoggedIn(api);
        for (const one of steps) {
          if (typeof one === 'number') {
            api.pass(one * DAY_MS);
            await runJobs();
            const now = api.services.clock();
            for (const { model } of shoppers) {
              model.expire(now);
              for (const made of model.orders) if (made.status === 'pending') made.status = 'failed';
            }
            await stayLoggedIn(api);
          } else {
            // More than anybody buys or asks in an hour.
            await db.deleteFrom('rate_limit').execute();
            await Promise.all(shoppers.map((shopper, index) => act(shopper, one[index] ?? ['use', 0])));
            api.pass(1);
          }
        }
        await runJobs();
        for (const { token, model } of shoppers) {
          expect(await counts(token)).toEqual(model.counts);
          for (const made of model.orders) {
            const { data } = await api.ask.answerOf('getOrder', `/orders/${made.id}`, as(token));
            expect(data.status).toBe(made.status);
          }
          everPaid += model.paid;
        }
        const totals = await accountTotals(db);
        const of = (name: string) => totals.find(({ account }) => account === name) ?? { debit: 0, credit: 0 };
        expect(of('provider').debit - of('provider').credit).toBe(everPaid);
        expect(of('unclaimed').debit).toBe(of('unclaimed').credit);
        expect(await contradictions(db)).toEqual([]);
      }),
      { numRuns: SEQUENCES, seed: 19, endOnFailure: true },
    );
  });
});
