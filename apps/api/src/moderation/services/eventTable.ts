import { CSV_BYTE_ORDER_MARK, formatCsv, type Language } from '@mashrabiya/i18n';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { type EventFilter, readAllEvents } from '../repository/events.ts';
import { formatEventCells, formatEventColumns } from '../rules/eventCells.ts';
import { toEvent } from '../rules/toEvent.ts';

/** The log as CSV, generated while it is read: only a part of it is in memory at a time. */
export async function* renderEventTable(
  db: Kysely<Tables>,
  filter: EventFilter,
  language: Language,
): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK + formatCsv([formatEventColumns(language)]);
  for await (const rows of readAllEvents(db, filter))
    yield formatCsv(rows.map((row) => formatEventCells(toEvent(row, language), language)));
}
