import { expect, test } from 'vitest';
import { type AdvisorDraft, applicationProblems, EMPTY_DRAFT, requestOf } from './applicationRules.ts';

const picture = new File(['.'], 'me.png', { type: 'image/png' });
const draft: AdvisorDraft = {
  picture,
  name: ' كريم عبد العزيز ',
  email: 'karim@example.com',
  phone: '٠١٢٠٠٠٠٤٣٢١',
  age: 18,
  about: 'شواطئ الإسكندرية',
  years: 0,
  experience: 'وسيط في سموحة',
  category: 'coastal',
  certificates: ' ',
  city: '12',
  places: ['120', '121'],
};

test('a whole application becomes a request', () => {
  expect(requestOf(draft)).toEqual({
    picture,
    name: 'كريم عبد العزيز',
    email: 'karim@example.com',
    phone: '01200004321',
    age: 18,
    about: 'شواطئ الإسكندرية',
    years_of_experience: 0,
    experience: 'وسيط في سموحة',
    category: 'coastal',
    certificates: null,
    city: 12,
    places: [120, 121],
  });
});

test('all but the certificates is needed', () => {
  expect(applicationProblems(EMPTY_DRAFT)).toEqual([
    'picture',
    'name',
    'email',
    'phone',
    'age',
    'about',
    'category',
    'years',
    'experience',
    'city',
    'places',
  ]);
  expect(requestOf(EMPTY_DRAFT)).toBeNull();
});

test.each<[Partial<AdvisorDraft>, string]>([
  [{ age: 17 }, 'age'],
  [{ phone: '0120000432' }, 'phone'],
  [{ email: 'karim@' }, 'email'],
  [{ places: [] }, 'places'],
  [{ picture: new File(['.'], 'cv.pdf', { type: 'application/pdf' }) }, 'picture'],
])('%j is held back by its %s', (change, field) => {
  expect(applicationProblems({ ...draft, ...change })).toEqual([field]);
  expect(requestOf({ ...draft, ...change })).toBeNull();
});
