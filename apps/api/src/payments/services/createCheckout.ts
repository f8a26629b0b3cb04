import { piastres } from '@mashrabiya/contract';
import { findUserById } from '../../accounts/repository/users.ts';
import type { CallContext } from '../../app/callHandler.ts';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import { AppError } from '../../core/AppError.ts';
import type { OrderRow } from '../../db/tables/payment.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findPlanVersionsById } from '../../plans/repository/planVersions.ts';
import { ProviderUnavailableError } from '../../ports/PaymentProvider.ts';
import { addCheckout, findOrder } from '../repository/orders.ts';
import { getPlanName } from './orderViews.ts';

/** Starts a checkout at the order's provider. Concurrent starts all get the one that was stored first. */
export async function createCheckoutSession(order: OrderRow, context: CallContext): Promise<OrderRow> {
  const { db, payments, now, language } = context;
  const provider = payments.find(order.provider);
  if (!provider) throw new AppError({ code: 'payment_unavailable' });
  const [plan] = await findPlanVersionsById(db, [order.plan_version_id]);
  const { name_ar, name_en, email, phone: accountPhone } = await findUserById(db, order.user_id);
  const phone = order.wallet_phone ?? accountPhone;
  if (!phone) throw new AppError({ code: 'phone_required', pointer: '/wallet_phone' });
  const checkout = {
    orderId: order.id,
    amount: piastres(order.price),
    method: order.method,
    item: plan ? getPlanName(plan, language) : '',
    buyer: { name: pickLanguage(language, name_ar, name_en), email, phone },
    origin: order.origin,
  };
  try {
    const session = await provider.createCheckoutSession(checkout, now);
    await inTransaction(db, (tx) => addCheckout(tx, order, session, now));
  } catch (error) {
    throw error instanceof ProviderUnavailableError ? new AppError({ code: 'payment_unavailable' }) : error;
  }
  return (await findOrder(db, order.id)) ?? order;
}
