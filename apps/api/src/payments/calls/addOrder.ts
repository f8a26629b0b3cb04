import { type OrderInput, parsePhone, phoneToE164, piastres, uuidv7 } from '@mashrabiya/contract';
import { findUserById } from '../../accounts/repository/users.ts';
import type { ContextOf, Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import type { OrderRow } from '../../db/tables/payment.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { assertUnblocked } from '../../moderation/repository/blocks.ts';
import { findFinanceRulesAt } from '../../plans/repository/datedSettings.ts';
import { findPlansAt, findPlanVersionsById } from '../../plans/repository/planVersions.ts';
import { withDefaultRules } from '../../plans/rules/financeRules.ts';
import { computeIncludedVat } from '../../plans/rules/money.ts';
import { findUnitPrices } from '../../plans/rules/planRules.ts';
import { CHECK_ORDER_JOB, computeFirstCheck } from '../jobs/checkOrderJob.ts';
import { findOrderByKey, insertOrder, recordOrderEvent } from '../repository/orders.ts';
import { createCheckoutSession } from '../services/createCheckout.ts';
import { loadOrder } from '../services/orderViews.ts';

type Context = ContextOf<'addOrder'>;

/** Creates an order with a snapshot of plan, prices and tax. */
async function createOrder(body: OrderInput, provider: string, context: Context): Promise<OrderRow> {
  const { db, user, now, origin } = context;
  const [plans, rules] = await Promise.all([findPlansAt(db, now), findFinanceRulesAt(db, now).then(withDefaultRules)]);
  const plan = plans.find(({ plan_id }) => plan_id === body.plan_id);
  if (!plan?.on_sale || plan.kind === 'free_trial' || plan.price === 0)
    throw new AppError({ code: 'plan_unavailable', pointer: '/plan_id' });
  if (plan.price !== body.price) throw new AppError({ code: 'price_changed', pointer: '/price' });
  const phone = body.wallet_phone ? parsePhone(body.wallet_phone) : undefined;
  // Providers require a phone of every buyer.
  if (!phone && !(await findUserById(db, user.id)).phone)
    throw new AppError({ code: 'phone_required', pointer: '/wallet_phone' });
  const unitPrices = findUnitPrices(plans.filter(({ on_sale }) => on_sale));
  const id = uuidv7(now);
  return inTransaction(db, async (tx) => {
    await assertUnblocked(tx, user.id);
    const insertedOrder = await insertOrder(tx, {
      id,
      user_id: user.id,
      idem_key: body.key,
      plan_version_id: plan.id,
      unit_basic: unitPrices.basic,
      unit_elite: unitPrices.elite,
      unit_superior: unitPrices.superior,
      price: plan.price,
      vat: computeIncludedVat(piastres(plan.price), rules.vat_percent),
      vat_percent: rules.vat_percent,
      fee_percent: rules.refund_fee_percent,
      method: body.method,
      wallet_phone: phone ? phoneToE164(phone) : null,
      origin,
      provider,
      provider_ref: null,
      checkout_url: null,
      provider_tx: null,
      state: 'pending',
      receipt_number: null,
      buyer: null,
      terms_accepted_at: now,
      ad_steps: rules.adsteps.join(),
      created_at: now,
      settled_at: null,
    });
    if (!insertedOrder) return findOrderByKey(tx, user.id, body.key);
    await recordOrderEvent(tx, { orderId: id, state: 'pending', reason: 'created', now });
    await enqueue(tx, { kind: CHECK_ORDER_JOB, payload: { order_id: id }, now, runAt: computeFirstCheck(now) });
    return insertedOrder;
  }).then((row) => {
    if (!row) throw new Error(`Order ${id} was neither created nor found`);
    return row;
  });
}

export const addOrder: Handler<'addOrder'> = async ({ body }, context) => {
  const { db, user, now, language, payments, countUse } = context;
  const existingOrder = await findOrderByKey(db, user.id, body.key);
  const provider = payments.forNewOrders?.name;
  if (!existingOrder) {
    if (provider === undefined) throw new AppError({ code: 'payment_unavailable' });
    await countUse('order');
  }
  const order = existingOrder ?? (await createOrder(body, provider ?? '', context));
  const [plan] = await findPlanVersionsById(db, [order.plan_version_id]);
  const walletPhone = body.wallet_phone ? parsePhone(body.wallet_phone) : undefined;
  const isSame =
    plan?.plan_id === body.plan_id &&
    order.method === body.method &&
    order.price === body.price &&
    order.wallet_phone === (walletPhone ? phoneToE164(walletPhone) : null);
  if (!isSame) throw new AppError({ code: 'key_reused', pointer: '/key' });
  const hasCheckoutSession = order.state !== 'pending' || order.provider_ref !== null;
  const orderWithCheckout = hasCheckoutSession ? order : await createCheckoutSession(order, context);
  return { code: 200, data: await loadOrder(db, orderWithCheckout, language, now) };
};
