import { type FinanceEvent, isFinanceAuditKind, PAGE_SIZE } from '@mashrabiya/contract';
import { findFinanceEvents } from '../../accounts/repository/audit.ts';
import type { Handler } from '../../app/callHandler.ts';
import { toPageNumbers } from '../../app/toPageNumbers.ts';
import { findEventNames } from '../repository/eventNames.ts';

const getEntries = (value: unknown): [name: string, value: unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
const toText = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

function listChanges(before: unknown, after: unknown): FinanceEvent['changes'] {
  const [oldEntries, newEntries] = [new Map(getEntries(before)), new Map(getEntries(after))];
  return [...new Set([...oldEntries.keys(), ...newEntries.keys()])].flatMap((name) => {
    const change = { name, before: toText(oldEntries.get(name)), after: toText(newEntries.get(name)) };
    return change.before === change.after ? [] : [change];
  });
}

export const listFinanceEvents: Handler<'listFinanceEvents'> = async ({ query }, { db, language }) => {
  const { page } = query;
  const { events, total } = await findFinanceEvents(db, { page, size: PAGE_SIZE });
  const names = await findEventNames(db, events, language);
  return {
    data: {
      data: events.flatMap(({ id, kind, author, created_at, reference, change }) =>
        isFinanceAuditKind(kind)
          ? [
              {
                id,
                kind,
                author,
                reference: reference ?? '',
                name: names.get(reference ?? '') ?? null,
                created_at: created_at.toISOString(),
                changes: listChanges(change?.before, change?.after),
              },
            ]
          : [],
      ),
      ...toPageNumbers(page, total),
    },
  };
};
