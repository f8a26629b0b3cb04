import { expect, test } from 'vitest';
import { isSameContent, parseMessageDraft } from './messageDraft.ts';

const unsent = [{ id: 'a', text: 'هل العقار متاح؟', sent_at: '2026-11-20T10:00:00.000Z' }];
const store = (draft: object) => JSON.stringify(draft);

test('a draft is restored, with the ids of messages that were not sent', () => {
  const draft = { ownerEmail: 'a@example.com', text: 'مساء الخير', unsent };
  expect(parseMessageDraft(store(draft), 'a@example.com')).toEqual({ text: 'مساء الخير', starts_at: null, unsent });
});

test('a chosen time is restored', () => {
  const proposal = { text: '', starts_at: '2026-11-30T15:30:00.000Z', unsent: [] };
  expect(parseMessageDraft(store({ ownerEmail: '', ...proposal }), '')).toEqual(proposal);
  expect(parseMessageDraft(store({ ownerEmail: '', ...proposal, starts_at: 7 }), '').starts_at).toBeNull();
});

test('a message is the same with the same text and time', () => {
  const proposal = { text: 'x', starts_at: '2026-11-30T15:30:00.000Z' };
  expect(isSameContent(proposal, { ...proposal })).toBe(true);
  expect(isSameContent(proposal, { ...proposal, text: 'y' })).toBe(false);
  expect(isSameContent(proposal, { ...proposal, starts_at: '2026-11-30T15:45:00.000Z' })).toBe(false);
  expect(isSameContent(proposal, { text: 'x' })).toBe(false);
});

test('it belongs to one user', () => {
  const draft = { ownerEmail: 'a@example.com', text: 'مساء الخير', unsent };
  expect(parseMessageDraft(store(draft), 'b@example.com')).toEqual({ text: '', starts_at: null, unsent: [] });
});

test('a visitor who logs in keeps the text, but not the attempts of another account', () => {
  const draft = { ownerEmail: '', text: 'مساء الخير', unsent };
  expect(parseMessageDraft(store(draft), 'b@example.com')).toEqual({ text: 'مساء الخير', starts_at: null, unsent: [] });
});

test('a broken or outdated draft is ignored', () => {
  for (const stored of [null, '', '{', '[]', '7', store({ ownerEmail: '' }), store({ ownerEmail: '', text: 7 })])
    expect(parseMessageDraft(stored, '')).toEqual({ text: '', starts_at: null, unsent: [] });
  const draft = { ownerEmail: '', text: 'x', unsent: [{ id: 7 }, ...unsent] };
  expect(parseMessageDraft(store(draft), '')).toEqual({ text: 'x', starts_at: null, unsent });
});
