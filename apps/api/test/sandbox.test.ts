import { expect, it } from 'vitest';
import { contradictions } from '../src/finance/repository/contradictions.ts';
import { LATE_MS, pressSandbox, type SandboxAct } from '../src/payments/sandbox/press.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { fixtureApi } from './support/fixtureApi.ts';
import { shop } from './support/shop.ts';
import { registered } from './support/users.ts';

describeEngines('The sandbox’s checkout', (open) => {
  const api = fixtureApi(open);
  const { order, orderNow, counts, refOf, runJobs } = shop(api);
  const press = (ref: string, act: SandboxAct) => {
    const { db, payments, clock } = api.services;
    return pressSandbox({ db, payments, now: clock() }, ref, act);
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
    const { token } = await registered(api.ask);
    const made = await order(token);
    expect(await press(refOf(made), act)).toBe(`http://localhost/payment-success?payment=${made.id}`);
    expect((await orderNow(token, made.id)).status).toBe(atOnce);
    api.pass(LATE_MS);
    await runJobs();
    api.pass(120_000);
    await runJobs();
    expect((await orderNow(token, made.id)).status).toBe(inTheEnd);
    expect((await counts(token)).superior).toBe(inTheEnd === 'successful' ? 3 : 1);
    expect(await contradictions(api.database.db)).toEqual([]);
  });

  it('returns 404 without an order', async () => {
    expect(await press('nothing', 'pay')).toBeUndefined();
  });
});
