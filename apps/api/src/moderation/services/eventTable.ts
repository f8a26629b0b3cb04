import { CSV_START, csvLines, type Language } from '@mashrabiya/i18n';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { type EventFilter, everyEvent } from '../repository/events.ts';
import { eventCells, eventColumns } from '../rules/eventCells.ts';
import { toEvent } from '../rules/toEvent.ts';

async function* partsOf(db: Kysely<Tables>, filter: EventFilter, language: Language): AsyncGenerator<string> {
  yield CSV_START + csvLines([eventColumns(language)]);
  for await (const rows of everyEvent(db, filter))
    yield csvLines(rows.map((row) => eventCells(toEvent(row, language), language)));
}

/** The log as CSV, generated while it is read: only a part of it is in memory at a time. */
export function eventTable(db: Kysely<Tables>, filter: EventFilter, language: Language): ReadableStream<Uint8Array> {
  const parts = partsOf(db, filter, language);
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
