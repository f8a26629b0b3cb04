import { expect, test } from 'vitest';
import { parseSavedContact } from './contactDraft.ts';

const draft = { topic: 'support', name: 'هبة', email: 'heba@', phone: '010', subject: '', message: 'مرحبًا' };
const attempt = { words: '{}', key: '0d9c8f3a-6f0b-4c54-9c1e-0c2f0d1a7b11' };

test('a draft is restored, with the idempotency key of the last attempt', () => {
  expect(parseSavedContact(JSON.stringify({ ownerEmail: '', draft, attempt }), '')).toEqual({ draft, attempt });
});

test('it belongs to one user', () => {
  expect(parseSavedContact(JSON.stringify({ ownerEmail: 'a@example.com', draft }), '')).toEqual({ draft: {} });
});

test('a broken or outdated draft is ignored', () => {
  for (const text of [null, '', '{', '[]', '{"ownerEmail":""}', '{"ownerEmail":"","draft":7}'])
    expect(parseSavedContact(text, '')).toEqual({ draft: {} });
  const invalidContact = { ownerEmail: '', draft: { topic: 'gifts', name: 5, message: 'x' }, attempt: { words: 1 } };
  expect(parseSavedContact(JSON.stringify(invalidContact), '')).toEqual({ draft: { message: 'x' } });
});
