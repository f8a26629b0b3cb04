import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { buildReceipt } from '../services/receipt.ts';
import { findOwnOrder } from './getOrder.ts';

export const getReceipt: Handler<'getReceipt'> = async ({ params }, context) => {
  const data = await buildReceipt(context.db, await findOwnOrder(context, params.id), context.language);
  if (!data) throw new AppError({ code: 'order_not_paid' });
  return { data };
};
