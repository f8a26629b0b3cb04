import { expect, it } from 'vitest';
import { findContradictions } from '../src/finance/repository/contradictions.ts';
import { LATE_CALLBACK_MS, performSandboxAct, type SandboxAct } from '../src/payments/sandbox/press.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { fixtureApi } from './support/fixtureApi.ts';
import { createShop } from './support/shop.ts';
import { registerUser } from './support/users.ts';

describeEngines('The sandbox’s checkout', (open) => {
  const api = fixtureApi(open);
  const { order, orderNow, counts, refOf, runJobs } = createShop(api);
  const pressButton = (ref: string, act: SandboxAct) => {
    const { db, payments, clock } = api.services;
    return performSandboxAct({ db, payments, now: clock() }, ref, act);
  };

  it.each<[act: SandboxAct, atOnce: string, inTheEnd: string]>([
    ['pay', 'successful', 'successful'],
    ['decline', 'failed', 'failed'],
    ['late', 'pending', 'successful'],
    ['twice', 'successful', 'successful'],
    ['disorder', 'successful', 'successful'],
    ['again', 'successful', 'successful'],
    ['forged', 'pending', 'pending'],
    ['never', 'pending', 'successful'],
  ])('with the choice %s leaves an order %s, and %s in the end', async (act, atOnce, inTheEnd) => {
    const { token } = await registerUser(api.client);
    const newOrder = await order(token);
    expect(await pressButton(refOf(newOrder), act)).toBe(`http://localhost/payment-success?payment=${newOrder.id}`);
    expect((await orderNow(token, newOrder.id)).status).toBe(atOnce);
    api.pass(LATE_CALLBACK_MS);
    await runJobs();
    api.pass(120_000);
    await runJobs();
    expect((await orderNow(token, newOrder.id)).status).toBe(inTheEnd);
    expect((await counts(token)).superior).toBe(inTheEnd === 'successful' ? 3 : 1);
    expect(await findContradictions(api.database.db)).toEqual([]);
  });

  it('returns 404 without an order', async () => {
    expect(await pressButton('nothing', 'pay')).toBeUndefined();
  });
});
