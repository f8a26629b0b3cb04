import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { changeLead, findLead } from '../repository/leads.ts';
import { toLead } from '../rules/toLead.ts';

/** Changes status, note or follow-up of a lead. The last change wins: only one user works with it. */
export const updateLead: Handler<'updateLead'> = async ({ params, body }, { db, user, language }) => {
  const ownLead = { id: params.id, sellerId: user.id };
  if (Object.values(body).some((value) => value !== undefined)) await changeLead(db, ownLead, body);
  const lead = await findLead(db, ownLead);
  if (!lead) throw new AppError({ code: 'not_found', parameter: 'id' });
  return { data: toLead(lead, language) };
};
