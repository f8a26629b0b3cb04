import { expect, test } from 'vitest';
import { parseReviewDraft } from './reviewDraft.ts';

const OWNER = 'a@example.com';
const draft = { rating: 4, text: ' ردّت بسرعة ' };
const store = (stored: object) => JSON.stringify({ ownerEmail: OWNER, ...stored });

test('an unsent review is restored as typed', () => {
  expect(parseReviewDraft(store(draft), OWNER)).toEqual(draft);
});

test('it belongs to one user', () => {
  expect(parseReviewDraft(store(draft), 'b@example.com')).toBeUndefined();
});

test('a broken draft is ignored', () => {
  for (const stored of [null, '', '{', '[]', store({ rating: 4 }), store({ text: 7 })])
    expect(parseReviewDraft(stored, OWNER)).toBeUndefined();
  expect(parseReviewDraft(store({ rating: 'x', text: 'y' }), OWNER)).toEqual({ rating: null, text: 'y' });
});
