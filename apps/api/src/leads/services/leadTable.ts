import { CSV_BYTE_ORDER_MARK, formatCsv, type Language } from '@mashrabiya/i18n';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { type LeadFilter, readAllLeads } from '../repository/leads.ts';
import { formatLeadCells, formatLeadColumns } from '../rules/leadCells.ts';
import { toLead } from '../rules/toLead.ts';

/** Leads as CSV, generated while they are read: only a part of them is in memory at a time. */
export async function* renderLeadTable(
  db: Kysely<Tables>,
  filter: LeadFilter,
  language: Language,
): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK + formatCsv([formatLeadColumns(language)]);
  for await (const rows of readAllLeads(db, filter))
    yield formatCsv(rows.map((row) => formatLeadCells(toLead(row, language), language)));
}
