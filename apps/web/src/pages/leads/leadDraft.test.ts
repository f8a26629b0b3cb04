import { LEAD_NOTE_MAX_LENGTH } from '@mashrabiya/contract';
import { expect, test } from 'vitest';
import { parseLeadDraft } from './leadDraft.ts';

const OWNER = 'a@example.com';
const draft = { note: ' يريد المعاينة ', follow_up_on: '2026-12-01' };
const store = (stored: object) => JSON.stringify(stored);

test('an unsaved note is restored as typed, with its date', () => {
  expect(parseLeadDraft(store({ ownerEmail: OWNER, ...draft }), OWNER)).toEqual(draft);
});

test('one that is too long to be saved is not lost', () => {
  const note = 'x'.repeat(LEAD_NOTE_MAX_LENGTH + 1);
  expect(parseLeadDraft(store({ ownerEmail: OWNER, note, follow_up_on: null }), OWNER)?.note).toBe(note);
});

test('it belongs to one user', () => {
  expect(parseLeadDraft(store({ ownerEmail: 'b@example.com', ...draft }), OWNER)).toBeUndefined();
});

test('a broken or outdated draft is ignored', () => {
  for (const stored of [null, '', '{', '[]', '7', store({ ownerEmail: OWNER }), store({ ownerEmail: OWNER, note: 7 })])
    expect(parseLeadDraft(stored, OWNER)).toBeUndefined();
  expect(parseLeadDraft(store({ ownerEmail: OWNER, note: 'x', follow_up_on: 7 }), OWNER)).toEqual({
    note: 'x',
    follow_up_on: null,
  });
});
