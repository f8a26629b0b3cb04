import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { settleOrder } from '../services/settleOrder.ts';

/** Settles the order of a signed callback. A repeated callback gets the same answer. */
export const receiveCallback: Handler<'receiveCallback'> = async ({ params, query, body }, context) => {
  const { db, payments, now, request } = context;
  const provider = payments.find(params.provider);
  if (!provider) throw new AppError({ code: 'not_found', parameter: 'provider' });
  const event = provider.parseCallback({ rawBody: body, query, headers: request.headers });
  if (!event) throw new AppError({ code: 'forbidden' });
  await settleOrder(db, provider.name, event, now);
  return { code: 200 };
};
