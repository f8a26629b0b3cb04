import { CSV_BYTE_ORDER_MARK, formatCsv, type Language } from '@mashrabiya/i18n';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { type EventFilter, readAllEvents } from '../repository/events.ts';
import { formatEventCells, formatEventColumns } from '../rules/eventCells.ts';
import { toEvent } from '../rules/toEvent.ts';

async function* renderParts(db: Kysely<Tables>, filter: EventFilter, language: Language): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK + formatCsv([formatEventColumns(language)]);
  for await (const rows of readAllEvents(db, filter))
    yield formatCsv(rows.map((row) => formatEventCells(toEvent(row, language), language)));
}

/** The log as CSV, generated while it is read: only a part of it is in memory at a time. */
export function streamEventTable(
  db: Kysely<Tables>,
  filter: EventFilter,
  language: Language,
): ReadableStream<Uint8Array> {
  const parts = renderParts(db, filter, language);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
