import type { Handler } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import { receiptOf } from '../services/receipt.ts';
import { ownOrder } from './getOrder.ts';

export const getReceipt: Handler<'getReceipt'> = async ({ params }, context) => {
  const data = await receiptOf(context.db, await ownOrder(context, params.id), context.language);
  if (!data) throw new AppError({ code: 'order_not_paid' });
  return { data };
};
