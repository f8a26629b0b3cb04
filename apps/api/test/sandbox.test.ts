import { expect, it } from 'vitest';
import { findLedgerViolations } from '../src/finance/repository/ledgerChecks.ts';
import {
  LATE_CALLBACK_MS,
  performSandboxAction,
  type SandboxAction,
} from '../src/payments/sandbox/performSandboxAction.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createShop } from './support/shop.ts';
import { registerUser } from './support/users.ts';

describeEngines('The sandbox’s checkout', (open) => {
  const api = createFixtureApi(open);
  const { placeOrder, fetchOrder, fetchAdCounts, getReference, runJobs } = createShop(api);
  const pressButton = (ref: string, act: SandboxAction) => {
    const { db, payments, clock } = api.services;
    return performSandboxAction({ db, payments, now: clock() }, ref, act);
  };

  it.each<[act: SandboxAction, atOnce: string, inTheEnd: string]>([
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
    const newOrder = await placeOrder(token);
    expect(await pressButton(getReference(newOrder), act)).toBe(
      `http://localhost/payment-success?payment=${newOrder.id}`,
    );
    expect((await fetchOrder(token, newOrder.id)).status).toBe(atOnce);
    api.advanceTime(LATE_CALLBACK_MS);
    await runJobs();
    api.advanceTime(120_000);
    await runJobs();
    expect((await fetchOrder(token, newOrder.id)).status).toBe(inTheEnd);
    expect((await fetchAdCounts(token)).superior).toBe(inTheEnd === 'successful' ? 3 : 1);
    expect(await findLedgerViolations(api.database.db)).toEqual([]);
  });

  it('returns 404 without an order', async () => {
    expect(await pressButton('nothing', 'pay')).toBeUndefined();
  });
});
