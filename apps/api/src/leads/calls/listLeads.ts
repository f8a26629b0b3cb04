import { type CallInput, formatCairoDay } from '@mashrabiya/contract';
import type { ContextOf, Handler } from '../../app/callHandler.ts';
import { Reply } from '../../app/Reply.ts';
import { streamText } from '../../app/streamText.ts';
import { toPageNumbers } from '../../app/toPageNumbers.ts';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import { countLeadsByStatus, findLeads, findListingsWithLeads, type LeadFilter } from '../repository/leads.ts';
import { toLeadCounts } from '../rules/leadCounts.ts';
import { toLead } from '../rules/toLead.ts';
import { renderLeadTable } from '../services/leadTable.ts';

type FilterQuery = NonNullable<CallInput<'getLeadTable'>['query']>;

const toLeadFilter = (
  { property, status, channel, due, query }: FilterQuery,
  { user, now }: ContextOf<'listLeads' | 'getLeadTable'>,
): LeadFilter => ({
  sellerId: user.id,
  propertyId: property?.toLowerCase(),
  status,
  channel,
  dueOn: due && formatCairoDay(now),
  query,
});

export const listLeads: Handler<'listLeads'> = async ({ query: { page, ...query } }, context) => {
  const { db, user, language, now } = context;
  const filter = toLeadFilter(query, context);
  const [rows, statusCounts, listings] = await Promise.all([
    findLeads(db, filter, page),
    countLeadsByStatus(db, filter, formatCairoDay(now)),
    findListingsWithLeads(db, user.id),
  ]);
  const { total, ...counts } = toLeadCounts(statusCounts, { status: query.status, isDue: query.due !== undefined });
  return {
    data: {
      data: rows.map((row) => toLead(row, language)),
      ...toPageNumbers(page, total),
      total,
      ...counts,
      listings: listings.map(({ id, address_ar, address_en, leads }) => ({
        id,
        address: pickLanguage(language, address_ar, address_en),
        leads,
      })),
    },
  };
};

export const getLeadTable: Handler<'getLeadTable'> = async ({ query }, context) =>
  new Reply<Blob>(streamText(renderLeadTable(context.db, toLeadFilter(query, context), context.language)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="leads.csv"',
    },
  });
