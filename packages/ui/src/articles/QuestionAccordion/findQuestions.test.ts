import type { QuestionGroup } from '@mashrabiya/contract';
import { expect, test } from 'vitest';
import { findQuestions } from './findQuestions.ts';

const asked = (slug: string, question: string, answer: string, also = ''): QuestionGroup['questions'][number] => ({
  slug,
  question,
  answer: [{ kind: 'text', spans: [{ text: answer }] }],
  also,
});

const groups: QuestionGroup[] = [
  {
    group: 'buying',
    questions: [
      asked('fee', 'كم عمولة الوسيط؟', 'المعتاد 2.5% من ثمن الشقة.', 'How much is a broker’s fee?'),
      asked('register', 'كيف أسجّل العقد؟', 'في الشهر العقاري، ببطاقتك.', 'How do I register a contract?'),
    ],
  },
  { group: 'renting', questions: [asked('lease', 'How long is a lease?', 'As you both agree.', 'مدة الإيجار')] },
];
const found = (query: string) => [...findQuestions(groups, query)];

test('an empty query finds all', () => {
  expect(found('  ')).toEqual(['fee', 'register', 'lease']);
});

test('Arabic is found in any spelling', () => {
  expect(found('العموله')).toEqual(['fee']);
  expect(found('شقه')).toEqual(['fee']);
  expect(found('اسجل')).toEqual(['register']);
});

test('every word must match, in question or answer', () => {
  expect(found('LEASE agree')).toEqual(['lease']);
  expect(found('عقد عمولة')).toEqual([]);
});

test('a query in one script finds questions in the other', () => {
  expect(found('broker')).toEqual(['fee']);
  expect(found('Contract register')).toEqual(['register']);
  expect(found('الايجار')).toEqual(['lease']);
});

test('American spelling finds British spelling', () => {
  const cheques = asked('cheques', 'Are cheques for instalments risky?', 'Yes, if you sign them lightly.');
  expect([...findQuestions([{ group: 'money', questions: [cheques] }], 'installments')]).toEqual(['cheques']);
});
