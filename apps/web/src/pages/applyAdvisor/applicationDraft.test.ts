import { expect, test } from 'vitest';
import { hasContent, parseApplicationDraft } from './applicationDraft.ts';

const draft = {
  name: 'كريم',
  email: 'karim@',
  phone: '012',
  age: 34,
  about: 'نبذة',
  category: 'coastal',
  years_of_experience: 4,
  experience: '',
  certificates: '',
  city: 2,
  places: [21, 22],
};

test('restores every field but the picture', () => {
  const savedText = JSON.stringify({ ownerEmail: 'a@example.com', draft: { ...draft, profile_pic: {} } });
  expect(parseApplicationDraft(savedText, 'a@example.com')).toEqual(draft);
});

test('ignores the draft of another user', () => {
  expect(parseApplicationDraft(JSON.stringify({ ownerEmail: 'a@example.com', draft }), 'b@example.com')).toEqual({});
});

test('ignores broken drafts and unknown fields', () => {
  for (const text of [null, '', '{', '[]', '{"ownerEmail":"x"}', '{"ownerEmail":"x","draft":7}'])
    expect(parseApplicationDraft(text, 'x')).toEqual({});
  const invalidDraft = { age: 'old', places: ['21', 3], category: 'castle', name: null, city: 2 };
  expect(parseApplicationDraft(JSON.stringify({ ownerEmail: 'x', draft: invalidDraft }), 'x')).toEqual({
    city: 2,
    places: [3],
  });
});

test('restores a visitor’s filled fields after login', () => {
  const savedText = JSON.stringify({ ownerEmail: '', draft: { ...draft, name: '', places: [] } });
  const { name: _, experience: __, certificates: ___, ...rest } = draft;
  expect(parseApplicationDraft(savedText, 'a@example.com')).toEqual({ ...rest, places: [] });
});

test('does not save an empty form', () => {
  expect(hasContent({ name: '', places: [] })).toBe(false);
  expect(hasContent({ name: '', places: [3] })).toBe(true);
  expect(hasContent({ name: 'كريم', places: [] })).toBe(true);
});
