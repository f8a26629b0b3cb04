import { AppError } from '../../app/AppError.ts';
import type { Handler } from '../../app/bind.ts';
import { limitLeads } from '../../engagement/services/limitLeads.ts';
import { nationalPhone } from '../../listings/rules/phone.ts';
import { shownProvider } from '../services/shownProvider.ts';

/** Gives somebody's number. */
export const addProviderLead: Handler<'addProviderLead'> = async ({ params }, context) => {
  const { phone } = await shownProvider(context.db, params.id);
  if (phone === null) throw new AppError({ code: 'not_found', pointer: '/phone' });
  await limitLeads(context);
  return { phone: nationalPhone(phone) };
};
