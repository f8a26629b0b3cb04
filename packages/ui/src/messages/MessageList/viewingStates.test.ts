import type { ViewingChange } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { listViewingStates } from './viewingStates.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const PAST = '2026-11-19T12:00:00.000Z';
const LATER = '2026-11-25T12:00:00.000Z';

const createMessage = (id: string, change: ViewingChange, starts_at = LATER, sent_at = '2026-11-18T12:00:00.000Z') => ({
  sent_at,
  viewing: { id, change, starts_at },
});

it.each([
  ['proposed', [createMessage('a', 'proposed')], 'a', { a: 'proposed' }],
  ['accepted', [createMessage('a', 'proposed'), createMessage('a', 'accepted')], 'a', { a: 'accepted' }],
  ['declined', [createMessage('a', 'proposed'), createMessage('a', 'declined')], null, { a: 'declined' }],
  [
    'cancelled after its acceptance',
    [createMessage('a', 'proposed'), createMessage('a', 'accepted'), createMessage('a', 'cancelled')],
    null,
    { a: 'cancelled' },
  ],
  ['moved', [createMessage('a', 'proposed'), createMessage('b', 'proposed')], 'b', { a: 'moved', b: 'proposed' }],
  [
    'declined before the next proposal',
    [createMessage('a', 'proposed'), createMessage('a', 'declined'), createMessage('b', 'proposed')],
    'b',
    { a: 'declined', b: 'proposed' },
  ],
  ['over', [createMessage('a', 'proposed', PAST), createMessage('a', 'accepted', PAST)], null, { a: 'over' }],
  [
    'over before the next proposal',
    [createMessage('a', 'proposed', PAST), createMessage('b', 'proposed', LATER, '2026-11-20T10:00:00.000Z')],
    'b',
    { a: 'over', b: 'proposed' },
  ],
  [
    'without its other user',
    [createMessage('a', 'proposed'), createMessage('a', 'accepted')],
    null,
    { a: 'cancelled' },
  ],
  ['answered in a message whose proposal is not loaded', [createMessage('a', 'accepted')], 'a', { a: 'accepted' }],
] as const)('A viewing is %s', (_, messages, currentId, states) => {
  const current = currentId === null ? null : { id: currentId };
  expect(Object.fromEntries(listViewingStates(messages, current, NOW))).toEqual(states);
});
