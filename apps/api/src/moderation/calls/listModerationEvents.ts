import { addCairoDays, type CallInput, getCairoMidnight } from '@mashrabiya/contract';
import type { Handler } from '../../app/callHandler.ts';
import { Reply } from '../../app/Reply.ts';
import { streamText } from '../../app/streamText.ts';
import { toPageNumbers } from '../../app/toPageNumbers.ts';
import { type EventFilter, findModerationEvents } from '../repository/events.ts';
import { toEvent } from '../rules/toEvent.ts';
import { renderEventTable } from '../services/eventTable.ts';

type EventQuery = Omit<NonNullable<CallInput<'listModerationEvents'>['query']>, 'page'>;

/** Converts the query to a filter: its days are Egypt's, and the last one is included. */
const toEventFilter = ({ kind, person, from, until }: EventQuery): EventFilter => ({
  kind,
  userId: person?.toLowerCase(),
  from: from ? getCairoMidnight(from) : undefined,
  before: until ? addCairoDays(getCairoMidnight(until), 1) : undefined,
});

export const listModerationEvents: Handler<'listModerationEvents'> = async ({ query }, { db, language }) => {
  const { page = 1, ...filters } = query;
  const { rows, total } = await findModerationEvents(db, toEventFilter(filters), page);
  const data = rows.map((row) => toEvent(row, language));
  return { data: { data, ...toPageNumbers(page, total), total } };
};

export const getModerationTable: Handler<'getModerationTable'> = async ({ query }, { db, language }) => {
  return new Reply<Blob>(streamText(renderEventTable(db, toEventFilter(query), language)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="moderation.csv"',
    },
  });
};
