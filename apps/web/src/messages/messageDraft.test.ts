import { expect, test } from 'vitest';
import { parseMessageDraft } from './messageDraft.ts';

const unsent = [{ id: 'a', text: 'هل العقار متاح؟', sent_at: '2026-11-20T10:00:00.000Z' }];
const store = (draft: object) => JSON.stringify(draft);

test('a draft is restored, with the ids of messages that were not sent', () => {
  const draft = { person: 'a@example.com', text: 'مساء الخير', unsent };
  expect(parseMessageDraft(store(draft), 'a@example.com')).toEqual({ text: 'مساء الخير', unsent });
});

test('it belongs to one user', () => {
  const draft = { person: 'a@example.com', text: 'مساء الخير', unsent };
  expect(parseMessageDraft(store(draft), 'b@example.com')).toEqual({ text: '', unsent: [] });
});

test('a broken or outdated draft is ignored', () => {
  for (const stored of [null, '', '{', '[]', '7', store({ person: '' }), store({ person: '', text: 7 })])
    expect(parseMessageDraft(stored, '')).toEqual({ text: '', unsent: [] });
  const draft = { person: '', text: 'x', unsent: [{ id: 7 }, ...unsent] };
  expect(parseMessageDraft(store(draft), '')).toEqual({ text: 'x', unsent });
});
