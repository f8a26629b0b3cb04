import type { Handler } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import { settle } from '../services/settle.ts';

/** Takes a provider's word, if it has signed it. What is told again is answered like the first time. */
export const receiveCallback: Handler<'receiveCallback'> = async ({ params, query, body }, { db, payments, now }) => {
  if (payments?.name !== params.provider) throw new AppError({ code: 'not_found', parameter: 'provider' });
  const event = payments.readCallback(body, query.hmac);
  if (!event) throw new AppError({ code: 'forbidden' });
  await settle(db, payments.name, event, now);
  return { code: 200 };
};
