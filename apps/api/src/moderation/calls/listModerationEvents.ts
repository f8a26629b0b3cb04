import { type CallInput, cairoDaysLater, cairoMidnight, PAGE_SIZE } from '@mashrabiya/contract';
import type { Handler } from '../../app/bind.ts';
import { Reply } from '../../app/Reply.ts';
import { type EventFilter, moderationEvents } from '../repository/events.ts';
import { toEvent } from '../rules/toEvent.ts';
import { eventTable } from '../services/eventTable.ts';

type EventFilters = Omit<NonNullable<CallInput<'listModerationEvents'>['query']>, 'page'>;

/** Days are Egypt's, the last one included. */
const filterOf = ({ kind, person: user, from, until }: EventFilters): EventFilter => ({
  kind,
  person: user?.toLowerCase(),
  from: from ? cairoMidnight(from) : undefined,
  before: until ? cairoDaysLater(cairoMidnight(until), 1) : undefined,
});

export const listModerationEvents: Handler<'listModerationEvents'> = async ({ query }, { db, language }) => {
  const { page = 1, ...filters } = query;
  const { rows, total } = await moderationEvents(db, filterOf(filters), page);
  const data = rows.map((row) => toEvent(row, language));
  return { data: { data, current_page: page, last_page: Math.max(1, Math.ceil(total / PAGE_SIZE)), total } };
};

/** The complete filtered log as CSV. */
export const getModerationTable: Handler<'getModerationTable'> = async ({ query }, { db, language }) => {
  return new Reply<Blob>(eventTable(db, filterOf(query), language), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="moderation.csv"',
    },
  });
};
