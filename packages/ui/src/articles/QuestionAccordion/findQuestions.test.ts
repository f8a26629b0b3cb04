import type { QuestionGroup } from '@mashrabiya/contract';
import { expect, test } from 'vitest';
import { findQuestions } from './findQuestions.ts';

const createQuestion = (
  slug: string,
  question: string,
  answer: string,
  also = '',
): QuestionGroup['questions'][number] => ({
  slug,
  question,
  answer: [{ kind: 'text', spans: [{ text: answer }] }],
  also,
});

const groups: QuestionGroup[] = [
  {
    group: 'buying',
    questions: [
      createQuestion('fee', 'كم عمولة الوسيط؟', 'المعتاد 2.5% من ثمن الشقة.', 'How much is a broker’s fee?'),
      createQuestion('register', 'كيف أسجّل العقد؟', 'في الشهر العقاري، ببطاقتك.', 'How do I register a contract?'),
    ],
  },
  {
    group: 'renting',
    questions: [createQuestion('lease', 'How long is a lease?', 'As you both agree.', 'مدة الإيجار')],
  },
];
const findSlugs = (query: string) => [...findQuestions(groups, query)];

test('an empty query finds all', () => {
  expect(findSlugs('  ')).toEqual(['fee', 'register', 'lease']);
});

test('Arabic is found in any spelling', () => {
  expect(findSlugs('العموله')).toEqual(['fee']);
  expect(findSlugs('شقه')).toEqual(['fee']);
  expect(findSlugs('اسجل')).toEqual(['register']);
});

test('every word must match, in question or answer', () => {
  expect(findSlugs('LEASE agree')).toEqual(['lease']);
  expect(findSlugs('عقد عمولة')).toEqual([]);
});

test('a query in one script finds questions in the other', () => {
  expect(findSlugs('broker')).toEqual(['fee']);
  expect(findSlugs('Contract register')).toEqual(['register']);
  expect(findSlugs('الايجار')).toEqual(['lease']);
});

test('American spelling finds British spelling', () => {
  const cheques = createQuestion('cheques', 'Are cheques for instalments risky?', 'Yes, if you sign them lightly.');
  expect([...findQuestions([{ group: 'money', questions: [cheques] }], 'installments')]).toEqual(['cheques']);
});
