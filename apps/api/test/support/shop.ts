import { randomUUID } from 'node:crypto';
import type { AdCounts } from '@mashrabiya/contract';
import type { PaymobTransaction } from '../../src/payments/paymob/transaction.ts';
import { computeSignature } from '../../src/payments/paymob/transaction.ts';
import { addTransaction } from '../../src/payments/repository/sandboxPayments.ts';
import { buildSandboxTransaction, SANDBOX_SECRET } from '../../src/payments/sandbox/sandboxProvider.ts';
import { buildJsonRequest, buildPost, withToken } from './client.ts';
import type { FixtureApi } from './createFixtureApi.ts';
import { runJobs } from './jobs.ts';
import { registerUser } from './users.ts';

export const SUPERIOR_PLAN = { plan_id: 3, price: 60_000 };

/** Buyers of plans, and a controllable provider. */
export function createShop(api: FixtureApi) {
  const createKey = () => randomUUID();
  const buildOrder = (overrides: object = {}) => ({
    ...SUPERIOR_PLAN,
    method: 'card',
    wallet_phone: '01000001234',
    terms: true,
    key: createKey(),
    ...overrides,
  });
  const placeOrder = async (token: string, overrides: object = {}) =>
    (await api.client.fetchAnswer('addOrder', '/orders', buildPost(token, buildOrder(overrides)))).data;
  const fetchOrder = (token: string, id: string) => api.client.fetchData('getOrder', `/orders/${id}`, withToken(token));
  const fetchPacks = (token: string) => api.client.fetchData('getAdCounts', '/user/packs', withToken(token));
  const fetchAdCounts = async (token: string): Promise<AdCounts> => {
    const { expires_at: _, has_plan: __, ...left } = await fetchPacks(token);
    return left;
  };

  /** The provider's reference of an order, from its checkout address. */
  const getReference = ({ redirect_url }: { redirect_url: string | null }) => redirect_url?.split('/').at(-1) ?? '';
  const createTransaction = (ref: string, overrides: Partial<PaymobTransaction> = {}) =>
    buildSandboxTransaction(ref, SUPERIOR_PLAN.price, api.services.clock(), overrides);
  const notifyPayment = async (reported: PaymobTransaction, hmac = computeSignature(reported, SANDBOX_SECRET)) =>
    await api.client.fetchStatus(`/payments/sandbox/callback?hmac=${hmac}`, buildJsonRequest({ obj: reported }));
  /** Takes a payment for an order at the provider, without a report. */
  const takePayment = async (ref: string, overrides: Partial<PaymobTransaction> = {}) => {
    const takenPayment = createTransaction(ref, overrides);
    await addTransaction(api.database.db, ref, takenPayment);
    return takenPayment;
  };
  /** Orders a plan, pays it, and sends the callback. */
  const buy = async (token: string, overrides: object = {}) => {
    const newOrder = await placeOrder(token, overrides);
    const ref = getReference(newOrder);
    const paid = await takePayment(ref, { amount_cents: newOrder.amount });
    if ((await notifyPayment(paid)) !== 200) throw new Error('A payment was not believed');
    return { ...(await fetchOrder(token, newOrder.id)), ref, paid };
  };
  const createStaffUser = async (role: 'finance' | 'moderator') => {
    const user = await registerUser(api.client);
    await api.database.db.updateTable('app_user').set({ role }).where('email', '=', user.email).execute();
    return user;
  };
  return {
    buildOrder,
    placeOrder,
    fetchOrder,
    fetchPacks,
    fetchAdCounts,
    getReference,
    createTransaction,
    notifyPayment,
    takePayment,
    buy,
    createStaffUser,
    runJobs: () => runJobs(api),
  };
}
