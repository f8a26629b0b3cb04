import { expect, test } from 'vitest';
import { isWritten, readApplication } from './applicationDraft.ts';

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

test('what was written is there again, but for the picture', () => {
  const kept = JSON.stringify({ person: 'a@example.com', draft: { ...draft, profile_pic: {} } });
  expect(readApplication(kept, 'a@example.com')).toEqual(draft);
});

test('it is of one person alone', () => {
  expect(readApplication(JSON.stringify({ person: 'a@example.com', draft }), 'b@example.com')).toEqual({});
});

test('what is broken or of another shape is nothing', () => {
  for (const text of [null, '', '{', '[]', '{"person":"x"}', '{"person":"x","draft":7}'])
    expect(readApplication(text, 'x')).toEqual({});
  const odd = { age: 'old', places: ['21', 3], category: 'castle', name: null, city: 2 };
  expect(readApplication(JSON.stringify({ person: 'x', draft: odd }), 'x')).toEqual({ city: 2, places: [3] });
});

test('what a visitor wrote is there after the login, but for what was left empty', () => {
  const kept = JSON.stringify({ person: '', draft: { ...draft, name: '', places: [] } });
  const { name: _, experience: __, certificates: ___, ...rest } = draft;
  expect(readApplication(kept, 'a@example.com')).toEqual({ ...rest, places: [] });
});

test('an empty form is not worth keeping', () => {
  expect(isWritten({ name: '', places: [] })).toBe(false);
  expect(isWritten({ name: '', places: [3] })).toBe(true);
  expect(isWritten({ name: 'كريم', places: [] })).toBe(true);
});
