import type { ModerationEvent } from '@mashrabiya/contract';
import { moderation as ar } from '@mashrabiya/i18n/ar/moderation';
import { expect, it } from 'vitest';
import { formatEventCells, formatEventColumns } from './eventCells.ts';

const EVENT: ModerationEvent = {
  id: '01900000-0000-7000-8000-000000000401',
  kind: 'rejected',
  actor_id: '01900000-0000-7000-8000-000000000501',
  actor: 'Mona Sherif',
  property: { id: '01900000-0000-7000-8000-000000000101', address: 'Flat in Maadi' },
  seller: { id: '01900000-0000-7000-8000-000000000201', name: 'Tamer' },
  reasons: ['price', 'not_owner'],
  note: 'Too low',
  at: '2026-11-20T09:00:00.000Z',
};

it('describes an event in words, a cell for each column', () => {
  const cells = formatEventCells(EVENT, 'ar');
  expect(cells).toEqual([
    EVENT.at,
    ar.log.kind.rejected,
    'Mona Sherif',
    'Flat in Maadi',
    EVENT.property?.id,
    'Tamer',
    `${ar.reason.price}; ${ar.reason.not_owner}`,
    'Too low',
  ]);
  expect(formatEventColumns('ar')).toHaveLength(cells.length);
});

it('describes reports and roles in words, and unknown values as they are', () => {
  const formatReasons = (kind: ModerationEvent['kind'], ...codes: string[]) =>
    formatEventCells({ ...EVENT, kind, reasons: codes, actor: null, property: null }, 'ar')[6];
  expect(formatReasons('reported', 'sold')).toBe(ar.reported.sold);
  expect(formatReasons('role_changed', 'user', 'moderator')).toBe(
    `${ar.people.roles.user}; ${ar.people.roles.moderator}`,
  );
  expect(formatReasons('person_reported', 'impersonation')).toBe(ar.reported.impersonation);
  expect(formatReasons('reported', 'unheard_of')).toBe('unheard_of');
});
