import type { Handler } from '../../app/callHandler.ts';
import { toNationalPhone } from '../../catalogue/rules/phone.ts';
import { AppError } from '../../core/AppError.ts';
import { limitLeads } from '../../engagement/services/limitLeads.ts';
import { findVisibleProvider } from '../services/findVisibleProvider.ts';

export const addProviderLead: Handler<'addProviderLead'> = async ({ params }, context) => {
  const { phone } = await findVisibleProvider(context.db, params.id);
  if (phone === null) throw new AppError({ code: 'not_found', pointer: '/phone' });
  await limitLeads(context);
  return { phone: toNationalPhone(phone) };
};
