import { randomUUID } from 'node:crypto';
import type { AdCounts } from '@mashrabiya/contract';
import type { PaymobTransaction } from '../../src/payments/paymob/transaction.ts';
import { signatureOf } from '../../src/payments/paymob/transaction.ts';
import { addTransaction } from '../../src/payments/repository/sandboxPayments.ts';
import { SANDBOX_SECRET, sandboxTransaction } from '../../src/payments/sandbox/sandboxProvider.ts';
import { as, posting } from './ask.ts';
import type { FixtureApi } from './fixtureApi.ts';
import { runJobs } from './jobs.ts';
import { registered } from './users.ts';

export const SUPERIOR = { plan_id: 3, price: 60_000 };

/** Buyers of plans, and a controllable provider. */
export function shop(api: FixtureApi) {
  const key = () => randomUUID();
  const orderBody = (own: object = {}) => ({
    ...SUPERIOR,
    method: 'card',
    wallet_phone: '01000001234',
    terms: true,
    key: key(),
    ...own,
  });
  const order = async (token: string, own: object = {}) =>
    (await api.ask.answerOf('addOrder', '/orders', as(token, posting(orderBody(own))))).data;
  const orderNow = async (token: string, id: string) =>
    (await api.ask.answerOf('getOrder', `/orders/${id}`, as(token))).data;
  const packs = async (token: string) => (await api.ask.answerOf('getAdCounts', '/user/packs', as(token))).data;
  const counts = async (token: string): Promise<AdCounts> => {
    const { expires_at: _, ...left } = await packs(token);
    return left;
  };

  /** The provider's reference of an order, from its checkout address. */
  const refOf = ({ redirect_url }: { redirect_url: string | null }) => redirect_url?.split('/').at(-1) ?? '';
  const transaction = (ref: string, own: Partial<PaymobTransaction> = {}) =>
    sandboxTransaction(ref, SUPERIOR.price, api.services.clock(), own);
  /** Sends a callback to the server, and returns the status of its answer. */
  const notifyPayment = async (reported: PaymobTransaction, hmac = signatureOf(reported, SANDBOX_SECRET)) =>
    (await api.ask.request(`/payments/sandbox/callback?hmac=${hmac}`, posting({ obj: reported }))).status;
  /** Takes a payment for an order at the provider, without a report. */
  const take = async (ref: string, own: Partial<PaymobTransaction> = {}) => {
    const taken = transaction(ref, own);
    await addTransaction(api.database.db, ref, taken);
    return taken;
  };
  /** Orders a plan, pays it, and sends the callback. */
  const buy = async (token: string, own: object = {}) => {
    const made = await order(token, own);
    const ref = refOf(made);
    const paid = await take(ref, { amount_cents: made.amount });
    if ((await notifyPayment(paid)) !== 200) throw new Error('A payment was not believed');
    return { ...(await orderNow(token, made.id)), ref, paid };
  };
  const withRole = async (role: 'finance' | 'moderator') => {
    const user = await registered(api.ask);
    await api.database.db.updateTable('app_user').set({ role }).where('email', '=', user.email).execute();
    return user;
  };
  return {
    orderBody,
    order,
    orderNow,
    packs,
    counts,
    refOf,
    transaction,
    notifyPayment,
    take,
    buy,
    withRole,
    runJobs: () => runJobs(api),
  };
}
