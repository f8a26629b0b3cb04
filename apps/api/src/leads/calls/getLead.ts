import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { findContacts, findLead, findOtherLeads } from '../repository/leads.ts';
import { toContact, toLead } from '../rules/toLead.ts';

export const getLead: Handler<'getLead'> = async ({ params }, { db, user, language }) => {
  const lead = await findLead(db, { id: params.id, sellerId: user.id });
  if (!lead) throw new AppError({ code: 'not_found', parameter: 'id' });
  const others = await findOtherLeads(db, lead);
  const propertyIds = [lead, ...others].map(({ property_id }) => property_id);
  const contacts = await findContacts(db, lead.visitor, propertyIds);
  return {
    data: {
      ...toLead(lead, language),
      contacts: contacts.map(toContact),
      others: others.map((row) => toLead(row, language)),
    },
  };
};
